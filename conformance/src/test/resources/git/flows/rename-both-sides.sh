# Both sides rename a recording to the same name and change different keys.
start
git checkout -q -b other
git mv take.bin walk.bin
recording 1 2 walk.bin
commit theirs
git checkout -q main
git mv take.bin walk.bin
recording 2 1 walk.bin
commit ours
git merge -q other -m merged
holds 2 2 walk.bin
[ ! -e take.bin ]
clean
