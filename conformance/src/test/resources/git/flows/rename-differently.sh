# Both sides rename a recording to different names: git asks, and both names have all changes.
start
git checkout -q -b other
git mv take.bin walk.bin
recording 1 2 walk.bin
commit theirs
git checkout -q main
git mv take.bin run.bin
recording 2 1 run.bin
commit ours
exits 1 git merge other
holds 2 2 run.bin
holds 2 2 walk.bin
git rm -q --cached take.bin
git add run.bin walk.bin
git commit -q -m merged
clean
