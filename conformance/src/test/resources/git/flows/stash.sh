# Stashes a change with an untracked recording, and applies both.
start
recording 2 1 take.bin
recording 4 2 new.bin
git stash -q -u
holds 1 1 take.bin
[ ! -e new.bin ]
shows '+    0 (1 2 2)' git stash show -p --textconv
change 1 2 turn
git stash pop -q
holds 2 2 take.bin
holds 4 2 new.bin
is "$(git stash list)" ''
