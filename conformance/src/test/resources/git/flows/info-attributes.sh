# Attributes that are not committed: the drivers work for one clone.
git init -q -b main
identity
diptych git install > /dev/null
mv .gitattributes .git/info/attributes
recording 1 1 take.bin
commit first
git checkout -q -b other
change 1 2 turn
git checkout -q main
change 2 1 move
git merge -q other -m merged
holds 2 2 take.bin
shows '+    1 (0 1 0 0)' git diff HEAD~
is "$(git ls-files)" take.bin
clean
