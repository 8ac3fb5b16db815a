# A bare repository gets pushes, and merges without a work tree.
start
git clone -q --bare . ../bare.git
git remote add origin ../bare.git
git checkout -q -b other
change 1 2 turn
git checkout -q main
change 2 1 move
git push -q origin main other
git --git-dir=../bare.git config merge.diptych.driver "$(git config merge.diptych.driver)"
git --git-dir=../bare.git config diff.diptych.textconv "$(git config diff.diptych.textconv)"
git cat-file blob main:.gitattributes > ../bare.git/info/attributes
tree=$(git --git-dir=../bare.git merge-tree --write-tree main other)
git --git-dir=../bare.git cat-file blob "$tree:take.bin" > ../merged.bin
holds 2 2 ../merged.bin
shows '+    0 (1 2 2)' git --git-dir=../bare.git show main
git --git-dir=../bare.git fsck --strict 2> /dev/null
clean
