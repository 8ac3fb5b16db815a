# Files outside of a sparse checkout are neither written nor lost, and merge in the index.
start
mkdir a b
recording 1 1 a/take.bin
recording 1 1 b/take.bin
commit folders
git checkout -q -b other
recording 1 2 b/take.bin
commit turn
git checkout -q main
git sparse-checkout set a
[ ! -e b/take.bin ]
recording 2 1 a/take.bin
commit move
git merge -q other -m merged
[ ! -e b/take.bin ]
holds 2 1 a/take.bin
stored 1 2 HEAD:b/take.bin
shows '+    1 (0 1 0 0)' git diff HEAD~ HEAD -- b
git sparse-checkout disable
holds 1 2 b/take.bin
clean
