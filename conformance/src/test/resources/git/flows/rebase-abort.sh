# An aborted rebase restores the branch.
start
git checkout -q -b other
change 2 1 other
git checkout -q main
change 3 1 ours
before=$(git rev-parse HEAD)
exits 1 git rebase other
grep -q '^<<<<<<<' take.bin
git rebase --abort
is "$(git rev-parse HEAD)" "$before"
holds 3 1 take.bin
clean
