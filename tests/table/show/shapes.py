"""Whether a value has the shape that its type says, all the way down."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict


def check_shape(value: object, shape: Any, where: str = "") -> None:
    """Fail where a value has a field too many or too few, or one of another type."""
    origin, args = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        fields = get_type_hints(shape, include_extras=True)
        assert isinstance(value, dict), where
        owed = {name for name, inner in fields.items() if get_origin(inner) is not NotRequired}
        assert owed <= set(value) <= set(fields), f"{where}: {set(value) ^ set(fields)}"
        for name in value:
            check_shape(value[name], fields[name], f"{where}/{name}")
    elif origin is NotRequired:
        check_shape(value, args[0], where)
    elif origin is UnionType:
        (inner,) = [one for one in args if one is not NoneType]
        if value is not None:
            check_shape(value, inner, where)
    elif origin is Literal:
        assert value in args, f"{where}: {value!r}"
    elif origin is list:
        assert isinstance(value, list), where
        for number, item in enumerate(value):
            check_shape(item, args[0], f"{where}/{number}")
    elif origin in (dict, Mapping):
        assert isinstance(value, dict), where
        for name, item in value.items():
            check_shape(item, args[1], f"{where}/{name}")
    elif shape is not Any:
        assert type(value) is shape, f"{where}: {value!r}"
