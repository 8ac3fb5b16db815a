"""Prints a save as ReadSave.java does, with the parser that the same build generated for Python."""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "target/generated-sources/diptych/python/org/example/save"))
from save import Save

save = Save.from_file(sys.argv[1])
save._read()
lines = ["hp=%d" % save.hp, "difficulty=%d" % save.difficulty]
lines += ["item %d x %d" % (item.kind, item.count) for item in save.items]
lines += ["text " + each.text for each in save.strings]
sys.stdout.buffer.write("".join(line + "\n" for line in lines).encode("utf-8"))
