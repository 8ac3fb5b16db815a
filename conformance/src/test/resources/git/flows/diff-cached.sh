# The index, the work tree and the commit have three contents; each pair shows its own difference.
start
recording 2 1 take.bin
git add take.bin
recording 2 2 take.bin
shows '+    0 (1 2 2)' git diff --cached
lacks '(0 1 0 0)' git diff --cached
shows '+    1 (0 1 0 0)' git diff
lacks '+    0 (1 2 2)' git diff
shows '+    1 (0 1 0 0)' git diff HEAD
shows '+    0 (1 2 2)' git diff HEAD
git commit -q -m index
stored 2 1 HEAD:take.bin
holds 2 2 take.bin
git commit -q -a -m tree
clean
