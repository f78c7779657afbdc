"""A package index on this machine, whose network may fail in the middle of a file."""

from __future__ import annotations

import hashlib
import io
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Index:
    """Serves wheels as the usual index does: what came whole may be kept for ever.

    Attributes:
        fetched: the packages whose wheel was asked for, in order.
        breaks: the package whose wheel comes only by half.
        half_came: set by whoever has seen that half; until then the other end waits.
    """

    def __init__(self) -> None:
        self.fetched: list[str] = []
        self.breaks: str | None = None
        self.half_came = threading.Event()
        self.url = ""
        self._wheels: dict[str, bytes] = {}

    def add(self, name: str, size: int, requires: str = "") -> None:
        """Have a package of so many bytes, which may require another one."""
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
        """The bytes of a wheel, and how many of them get through."""
        name = file.partition("-")[0]
        self.fetched.append(name)
        wheel = self._wheels[name]
        return wheel, len(wheel) // 2 if name == self.breaks else len(wheel)


@contextmanager
def serving() -> Iterator[Index]:
    """An index that can be reached while this lasts."""
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
            """Say nothing."""

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
