# A file that one side renamed gets the change of the other side; the log follows it and shows the texts.
start
git checkout -q -b other
change 1 2 turn
git checkout -q main
git mv take.bin walk.bin
commit renamed
git merge -q other -m merged
holds 1 2 walk.bin
[ ! -e take.bin ]
recording 3 2 walk.bin
commit move
shows '+    0 (1 2 3)' git log --follow -p walk.bin
shows 'rename from take.bin' git log --follow -p walk.bin
clean
