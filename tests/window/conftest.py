"""What needs a screen of its own is collected there only: `test_own_screens` opens them."""

from __future__ import annotations

import os

from tests.window.screen import ON_IT

collect_ignore = [] if os.environ.get(ON_IT) else ["under_x", "two_screens", "sizes"]
