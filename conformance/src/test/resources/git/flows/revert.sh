# Reverts an older commit, and keeps what later ones changed.
start
change 2 1 move
change 2 2 turn
git revert --no-edit HEAD~ > /dev/null
holds 1 2 take.bin
shows '-    0 (1 2 2)' git show
clean
