# With the filter, a rebase that conflicts is resolved in the text, and the next checkout writes the recording.
start --filter
git checkout -q -b other
change 2 2 theirs
git checkout -q main
change 3 1 ours
exits 1 git rebase other
resolve 4 take.bin
git -c core.editor=true rebase --continue > /dev/null
holds 4 2 take.bin
git cat-file blob HEAD:take.bin | cmp - "$RECORDINGS/4-2.twin"
rm take.bin
git checkout -q .
holds 4 2 take.bin
clean
