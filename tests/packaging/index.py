"""A package index on this machine, whose downloads may break off in the middle of a file."""

from __future__ import annotations

import hashlib
import io
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Index:
    """The packages of the index. Like PyPI, it lets clients cache complete wheels for ever.

    Attributes:
        fetched: the packages whose wheel was requested, in order.
        breaks: the package of which only the first half of the wheel is sent; None for none.
        half_came: set by the test when it has seen the half. Then the server closes the connection.
    """

    def __init__(self) -> None:
        self.fetched: list[str] = []
        self.breaks: str | None = None
        self.half_came = threading.Event()
        self.url = ""
        self._wheels: dict[str, bytes] = {}

    def add(self, name: str, size: int, requires: str = "") -> None:
        """Add a package with a module of `size` bytes.

        Args:
            requires: the name of another package that this one needs; empty for none.
        """
        described = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"
        if requires:
            described += f"Requires-Dist: {requires}\n"
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w") as wheel:
            wheel.writestr(f"{name}/__init__.py", b"#" * size)
            wheel.writestr(f"{name}-1.dist-info/METADATA", described)
            wheel.writestr(f"{name}-1.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
            wheel.writestr(f"{name}-1.dist-info/RECORD", "")
        self._wheels[name] = written.getvalue()

    def page(self, name: str) -> bytes:
        file = f"{name}-1-py3-none-any.whl"
        digest = hashlib.sha256(self._wheels[name]).hexdigest()
        return f'<a href="/files/{file}#sha256={digest}">{file}</a>'.encode()

    def wheel(self, file: str) -> tuple[bytes, int]:
        """The bytes of a wheel, and the number of bytes that the server sends."""
        name = file.partition("-")[0]
        self.fetched.append(name)
        wheel = self._wheels[name]
        return wheel, len(wheel) // 2 if name == self.breaks else len(wheel)


@contextmanager
def serving() -> Iterator[Index]:
    """Run an index as a server until the end of the context."""
    index = Index()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            *_, folder, last = self.path.rstrip("/").split("/")
            if folder == "simple":
                body = index.page(last)
                self._send(body, len(body), "text/html")
                return
            body, through = index.wheel(last)
            self._send(body, through, "application/octet-stream")
            if through < len(body):
                index.half_came.wait()
                self.close_connection = True

        def _send(self, body: bytes, through: int, kind: str) -> None:
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "max-age=365000000, immutable, public")
            self.end_headers()
            self.wfile.write(body[:through])
            self.wfile.flush()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    index.url = f"http://127.0.0.1:{server.server_port}/simple"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield index
    finally:
        index.half_came.set()
        server.shutdown()
        thread.join()
        server.server_close()
