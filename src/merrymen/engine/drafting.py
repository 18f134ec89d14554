"""Compile a whole tree of rules at once, where Numba would compile every rule of it anew.

Numba optimises each function with everything it calls, and makes machine code of it, before it
does so again for the function's caller: a rule six calls deep is paid for six times. Only a few
rules are called from Python. Those are compiled whole; what they call is only drafted: typed and
written down as LLVM's code, for whoever calls it to take in, optimise and make machine code of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


class Draft(JITCodeLibrary):
    """One rule's code as its callers take it in."""

    def finalize(self) -> None:
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"  # one copy is enough, and none may be
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For whoever knows nothing of drafts: everything in one piece."""
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            needed: dict[Any, None] = {}
            _gather(self, needed)
            _take_in(self._shared_module, (each for each in needed if each is not self))
        return self._shared_module


class Whole(JITCodeLibrary):
    """A rule with everything it calls, each taken in once."""

    def finalize(self) -> None:
        needed: dict[Any, None] = {}
        for each in self._linking_libraries:
            _gather(each, needed)
        _take_in(self._final_module, needed)
        for each in needed:
            self._reload_init.update(each._reload_init)
        self._linking_libraries = []
        super().finalize()  # type: ignore[no-untyped-call]


def _gather(library: Any, known: dict[Any, None]) -> None:
    """A library and, where it is a draft, all that it calls, each once."""
    if library not in known:
        known[library] = None
        if isinstance(library, Draft):
            for each in library._linking_libraries:
                _gather(each, known)


def _take_in(module: Any, libraries: Iterable[Any]) -> None:
    """Add copies of what others wrote."""
    for each in libraries:
        own = each._final_module if isinstance(each, Draft) else each._get_module_for_linking()
        module.link_in(own, preserve=True)


class _Compiling(Compiler):
    """Numba's pipeline, with a library of our own kind."""

    kind: type[JITCodeLibrary] = Whole

    def _compile_bytecode(self) -> Any:
        state = self.state
        state.library = self.kind(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super()._compile_bytecode()  # type: ignore[no-untyped-call]


class _Drafting(_Compiling):
    kind = Draft


def _without_wrappers(flags: Any) -> Any:
    """A draft has no wrappers for Python and C, and no machine code."""
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    return flags


def _made_known(result: Any) -> Any:
    """Let other functions call a draft, by a key of its own: there is no machine code to go by."""
    known = result._replace(entry_point=object())
    known.target_context.insert_user_function(known.entry_point, known.fndesc, [known.library])
    return known


def whole(function: Callable[..., Any]) -> Any:
    """A function to be called from Python and, as a draft, from other compiled functions."""
    njit: Any = numba.njit  # whose types leave some options out
    compiled = njit(pipeline_class=_Compiling, **OPTIONS)(function)
    draft = njit(pipeline_class=_Drafting, **OPTIONS)(function)
    drafter = draft._compiler
    compile_core = drafter._compile_core
    drafter._customize_flags = _without_wrappers
    drafter._compile_core = lambda args, returned: _made_known(compile_core(args, returned))
    # Nobody calls a draft from Python, so nothing is put where Python would look for it.
    draft.add_overload = lambda result: draft.overloads.update({result.signature.args: result})
    compiled.get_call_template = lambda args, kws: draft.get_call_template(
        tuple(map(_widened, args)), kws
    )
    compiled.get_overload = draft.get_overload
    return compiled


def _widened(type_: Any) -> Any:
    """Any signed integer type as the widest one; other types as they are."""
    types: Any = numba.types
    plain = types.unliteral(type_)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain
