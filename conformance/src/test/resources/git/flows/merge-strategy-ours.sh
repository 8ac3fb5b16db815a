# The strategy ours keeps the recordings of this branch, and the commit knows the other one.
start
git checkout -q -b other
change 2 2 theirs
git checkout -q main
change 3 1 ours
git merge -q -s ours other -m merged
holds 3 1 take.bin
stored 2 2 HEAD^2:take.bin
clean
