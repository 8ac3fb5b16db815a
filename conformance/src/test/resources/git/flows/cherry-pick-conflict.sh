# A picked commit conflicts in one key; the other change of it arrives with the resolution.
start
git checkout -q -b other
change 2 2 both
git checkout -q main
change 3 1 move
exits 1 git cherry-pick other
shows 'merge-conflict' sh -c 'diptych check take.bin || :'
exits 128 git -c core.editor=true commit -q -m early
resolve 4 take.bin
git -c core.editor=true cherry-pick --continue > /dev/null
holds 4 2 take.bin
clean
