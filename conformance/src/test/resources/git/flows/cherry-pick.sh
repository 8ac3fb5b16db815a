# Picks one commit of a branch, without the one before it.
start
git checkout -q -b other
change 1 2 turn
change 3 2 move
git checkout -q main
git cherry-pick other > /dev/null
holds 3 1 take.bin
shows '+    0 (1 2 3)' git show
lacks '1 (0 1 0 0)' git show -U0
clean
