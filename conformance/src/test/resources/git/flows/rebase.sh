# Rebases a branch that turns the camera onto one that moves it: each commit merges by key.
start
git checkout -q -b turned
change 1 2 turn
echo one > note.txt
commit note
git checkout -q main
change 2 1 move
git checkout -q turned
git rebase -q main
holds 2 2 take.bin
stored 2 2 HEAD~1:take.bin
stored 2 1 HEAD~2:take.bin
shows '+    1 (0 1 0 0)' git show HEAD~1
clean
