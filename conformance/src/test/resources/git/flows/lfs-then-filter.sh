# Requires: git-lfs
# Git LFS has the recordings, then Diptych is installed with its filter: LFS keeps them, and with diff=diptych their texts are
# shown, because git gives the text conversion what a checkout writes.
git init -q -b main
identity
git lfs install --local > /dev/null
git lfs track '*.bin' > /dev/null
diptych git install --filter > /dev/null
for each in "$RECORDINGS"/*.bin; do git lfs pointer --file="$each" 2> /dev/null | git hash-object --stdin >> "$KNOWN"; done
recording 1 1 take.bin
commit first
change 2 1 two
shows 'oid sha256:' git cat-file blob HEAD:take.bin
rm take.bin
git checkout -q .
holds 2 1 take.bin
git checkout -q HEAD~
holds 1 1 take.bin
git checkout -q main

sed -i -e 's/^\*.bin filter=lfs diff=lfs/*.bin filter=lfs diff=diptych/' .gitattributes
shows '+    0 (1 2 2)' git show
shows '+    0 (1 2 3)' sh -c 'cp "$RECORDINGS/3-1.bin" take.bin; git diff'
git checkout -q take.bin
diptych git install --filter > /dev/null
is "$(git check-attr filter take.bin)" 'take.bin: filter: lfs'
is "$(git check-attr diff take.bin)" 'take.bin: diff: diptych'
commit attributes

# Git merges what it stores, which is a pointer: a conflict, of which one side is taken.
git checkout -q -b other
change 2 2 turn
git checkout -q main
change 3 1 three
exits 1 git merge other > /dev/null
git checkout -q --theirs take.bin
holds 2 2 take.bin
git checkout -q --ours take.bin
holds 3 1 take.bin
git add take.bin
git commit -q -m merged

git clone -q "file://$PWD" ../clone
cd ../clone
git lfs install --local > /dev/null
git lfs pull
holds 3 1 take.bin
clean
