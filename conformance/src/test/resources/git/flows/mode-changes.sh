# The mode of a file changes alone, and together with its content in a merge.
start
git checkout -q -b other
change 1 2 turn
git checkout -q main
chmod +x take.bin
commit mode
shows 'new mode 100755' git show
recording 2 1 take.bin
chmod +x take.bin
commit move
git merge -q other -m merged
holds 2 2 take.bin
[ -x take.bin ]
clean
