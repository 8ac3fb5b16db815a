# Two work trees of one repository have the drivers, and merge into each other.
start
git branch other
git worktree add -q ../linked other
(cd ../linked && change 1 2 turn && shows '+    1 (0 1 0 0)' git show)
change 2 1 move
git merge -q other -m merged
holds 2 2 take.bin
(cd ../linked && holds 1 2 take.bin && git merge -q main && holds 2 2 take.bin && clean)
git worktree remove ../linked
clean
