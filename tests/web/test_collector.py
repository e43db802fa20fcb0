"""The garbage collector while a server runs."""

from __future__ import annotations

import asyncio
import gc
import weakref

from arsenale.web.collector import short_pauses


class Ring:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_old_objects_are_swept_now_and_then_and_the_collector_is_left_as_it_was() -> None:
    before = gc.get_threshold()

    async def serve() -> None:
        async with short_pauses(sweep_seconds=0.01):
            ring = Ring()
            gone = weakref.ref(ring)
            gc.collect(0)
            del ring
            assert gc.get_threshold() != before
            gc.collect(0)
            assert gone() is not None, "it is old: the newest alone are looked at"
            async with asyncio.timeout(60):
                while gone() is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(serve())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
