# An aborted merge restores the recordings, also one that had merged without a conflict.
start
recording 1 1 other.bin
commit other
git checkout -q -b other
recording 1 2 other.bin
change 2 1 theirs
git checkout -q main
recording 2 1 other.bin
change 3 1 ours
exits 1 git merge other
holds 2 2 other.bin
git merge --abort
holds 3 1 take.bin
holds 2 1 other.bin
clean
