# Requires: git-lfs
# The history has texts by the filter of Diptych, then Git LFS tracks the recordings: LFS has them from that commit on, older
# commits have texts, and the work tree always has recordings.
start --filter
git lfs install --local > /dev/null
for each in "$RECORDINGS"/*.bin; do git lfs pointer --file="$each" 2> /dev/null | git hash-object --stdin >> "$KNOWN"; done
change 2 1 two
# LFS leaves a pattern alone that has a filter, so that the filter goes first.
git lfs track '*.bin' > /dev/null
is "$(git check-attr filter take.bin)" 'take.bin: filter: diptych'
diptych git install > /dev/null
git lfs track '*.bin' > /dev/null
is "$(git check-attr filter take.bin)" 'take.bin: filter: lfs'
diptych git install --filter > /dev/null
is "$(git check-attr filter take.bin)" 'take.bin: filter: lfs'
git add --renormalize .
commit lfs
shows 'oid sha256:' git cat-file blob HEAD:take.bin
holds 2 1 take.bin
clean
change 3 2 three
git checkout -q HEAD~2
git cat-file blob HEAD:take.bin | cmp - "$RECORDINGS/2-1.twin"
holds 2 1 take.bin
clean
git checkout -q main
holds 3 2 take.bin
clean

# Back to texts: the filter of Diptych has the recordings again.
git lfs untrack '*.bin' > /dev/null
diptych git install --filter > /dev/null
is "$(git check-attr filter take.bin)" 'take.bin: filter: diptych'
git add --renormalize .
commit texts
git cat-file blob HEAD:take.bin | cmp - "$RECORDINGS/3-2.twin"
holds 3 2 take.bin
clean
