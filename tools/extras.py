"""What some tests need beside the pinned packages: a browser, servers, PyTorch and others.

`./test --all` brings them.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess

BROWSERS = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome",
)  # fmt: skip
# Debian's package, and the program by which one sees that it is there.
SERVERS = {"postgresql": "pg_ctlcluster", "redis-server": "redis-server"}
LIBRARIES = ("torch", "sb3-contrib", "polars")


def bring(python: pathlib.Path) -> None:
    """Install what is missing where that can be done, and say what to install where it cannot."""
    packages = [package for package, program in SERVERS.items() if not shutil.which(program)]
    if not any(shutil.which(name) for name in BROWSERS):
        packages.append("chromium")
    if packages and not install_debian(packages):
        if "chromium" in packages and call(str(python), "-m", "playwright", "install", "chromium"):
            packages.remove("chromium")
        if packages:
            print(f"• Please install these yourself: {', '.join(packages)}", flush=True)
    if not call(str(python), "-c", "import torch, sb3_contrib, polars") and not call(
        str(python), "-m", "pip", "install", "-q", *LIBRARIES
    ):
        print("• PyTorch, SB3 and polars are not installed; their tests are skipped", flush=True)


def install_debian(packages: list[str]) -> bool:
    """Debian's and Ubuntu's own packages; only the machine's owner may install them."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    return call("apt-get", "update", "-q") and call(
        "apt-get", "install", "-q", "-y", "--no-install-recommends", *packages
    )


def call(*command: str) -> bool:
    return subprocess.call(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}) == 0
