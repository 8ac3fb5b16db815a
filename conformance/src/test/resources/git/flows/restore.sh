# Restores one recording of an older commit, into the index and the work tree.
start
change 2 1 two
change 3 2 three
git restore -q --source HEAD~2 take.bin
holds 1 1 take.bin
stored 3 2 :take.bin
git restore -q --source HEAD~ --staged take.bin
stored 2 1 :take.bin
shows '+    0 (1 2 2)' git diff --cached
git reset -q --hard
holds 3 2 take.bin
clean
