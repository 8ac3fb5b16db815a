# The repository is in another place than the work tree, by variables and by a file.
mkdir ../tree
export GIT_DIR="$PWD/repository.git" GIT_WORK_TREE="$PWD/../tree"
git init -q -b main
identity
unset GIT_DIR GIT_WORK_TREE
git init -q --separate-git-dir "$PWD/repository.git" ../tree
git --git-dir=repository.git config --unset core.worktree
cd ../tree
diptych git install > /dev/null
recording 1 1 take.bin
commit first
cd ..
export GIT_DIR="$PWD/my takes/repository.git" GIT_WORK_TREE="$PWD/tree"
recording 2 1 tree/take.bin
shows '+    0 (1 2 2)' git diff
git commit -q -a -m move
git checkout -q -b other HEAD~
(cd tree && change 1 2 turn)
git merge -q main -m merged
holds 2 2 tree/take.bin
clean
