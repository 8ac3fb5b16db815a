# Takes ours or theirs of a conflict as it was, and makes the conflict again.
start
git checkout -q -b other
change 2 2 theirs
git checkout -q main
change 3 1 ours
exits 1 git merge other
git checkout -q --theirs take.bin
holds 2 2 take.bin
git checkout -q --ours take.bin
holds 3 1 take.bin
git checkout -q -m take.bin
grep -q '^<<<<<<<' take.bin
git checkout -q --theirs take.bin
git add take.bin
git commit -q -m merged
stored 2 2 HEAD:take.bin
clean
