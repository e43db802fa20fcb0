"""A process that appends to a table until it is killed: `python writer.py URL TABLE`. Tells every number it was
acknowledged."""

from __future__ import annotations

import sys

from arsenale.store import EntryDict, SeqTaken, Store


def write(url: str, table_id: str) -> None:
    store = Store.open(url)
    seq = len(store.load(table_id).entries)
    while True:
        seq += 1
        entry: EntryDict = {"seq": seq, "kind": "chat", "seat": 0, "payload": {"text": f"line {seq}"}, "at": float(seq)}
        try:
            store.append(table_id, entry, waiting=[seq % 2])
        except SeqTaken as taken:
            seq = taken.last
            continue
        sys.stdout.write(f"{seq}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2])
