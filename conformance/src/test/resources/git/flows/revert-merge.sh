# Reverts a merge with regard to its first parent.
start
git checkout -q -b other
change 1 2 turn
git checkout -q main
change 2 1 move
git merge -q other -m merged
holds 2 2 take.bin
git revert --no-edit -m 1 HEAD > /dev/null
holds 2 1 take.bin
clean
