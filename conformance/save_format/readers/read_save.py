"""Prints the values of save files, a line for each, with a parser that Diptych generated."""
import sys

sys.path.insert(0, sys.argv[1])
from save import Save

for path in sys.argv[2:]:
    save = Save.from_file(path)
    save._read()
    values = {"version": save.version, "health": save.health, "difficulty": int(save.difficulty)}
    if save.version == 1:
        values["cheats"] = save.cheats
    if save.version >= 2:
        values["lives"] = save.lives
    if save.version >= 3:
        values["crc"] = save.crc
    for i, item in enumerate(save.items):
        values["items[%d].kind" % i] = item.kind
        values["items[%d].count" % i] = item.count
    for i, entry in enumerate(save.strings):
        values["strings[%d].text" % i] = entry.text
    for name, value in values.items():
        sys.stdout.buffer.write(("%s=%s\n" % (name, value)).encode("utf-8"))
