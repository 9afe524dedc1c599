"""Compiles the engine's innermost files with Cython where there is a C compiler.

Promises: never fails an installation. Without a compiler, or with one that fails, the same files
run as they stand, some 100 times slower; the build's log says so in one line, and so does
`botifarra --version`. To compile anew after a change of these files, install anew.
"""

from __future__ import annotations

import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "engine/masks.py",
    "engine/players/search.py",
    "engine/players/sampling.py",
    "engine/players/rollout.py",
)

DIRECTIVES = {
    "language_level": 3,
    # The types are those of the .pxd files: `int` in a .py means any integer.
    "annotation_typing": False,
    # No index is out of bounds; the tests that run both speeds hold the files to it.
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}


class Compile(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel, an editable one too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the compiled files beside their sources, and into the wheel."""
        del version
        compiled = [compiled_name(source) for source in SOURCES]
        self._clear_away(compiled)
        try:
            compile_sources(Path(self.root))
        # Whatever goes wrong in a compiler, a linker, a header: there is a way to go on.
        except (Exception, SystemExit) as error:
            self._clear_away(compiled)
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            self.app.display_warning(f"not compiled, which only costs speed: {reason}")
            return
        build_data["artifacts"] += [f"/{name}" for name in compiled]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _clear_away(self, compiled: list[str]) -> None:
        """What an earlier installation compiled would hide the sources of this one."""
        for name in compiled:
            Path(self.root, name).unlink(missing_ok=True)


def compiled_name(source: str) -> str:
    """The file that Python takes instead of this source."""
    return f"{source.removesuffix('.py')}{sysconfig.get_config_var('EXT_SUFFIX')}"


def compile_sources(root: Path) -> None:
    """Compile all or raise; what is made on the way is cleared away."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    with TemporaryDirectory() as folder:
        extensions = [
            Extension(source.removesuffix(".py").replace("/", "."), [source]) for source in SOURCES
        ]
        modules = cythonize(
            extensions, build_dir=folder, compiler_directives=DIRECTIVES, quiet=True, force=True
        )
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_temp = folder
        command.build_lib = str(root)
        command.force = True
        command.parallel = True  # the compiler takes longer than Cython
        command.ensure_finalized()
        command.run()
