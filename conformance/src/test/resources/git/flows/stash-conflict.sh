# A stash that conflicts stays in the list, and the file is a text with the conflict.
start
recording 2 2 take.bin
git stash -q
change 3 1 three
exits 1 git stash pop
grep -q '^<<<<<<< ' take.bin
is "$(git stash list | wc -l | tr -d ' ')" 1
stored 2 2 stash@{0}:take.bin
resolve 4 take.bin
git stash drop -q
holds 4 2 take.bin
commit merged
clean
