# Line ends of texts change in the work tree as git is told; recordings keep all bytes, and texts with CRLF merge.
start
text 1 1 take.twin
commit text
git config core.autocrlf true
rm take.twin take.bin
git checkout -q .
holds 1 1 take.bin
grep -q "$(printf '\r')" take.twin || failed 'no CR'
diptych compile take.twin -o out.bin
holds 1 1 out.bin
rm out.bin
git checkout -q -b other
text 1 2 take.twin
commit turn
git checkout -q main
text 2 1 take.twin
commit move
git merge -q other -m merged
git cat-file blob HEAD:take.twin | cmp - "$RECORDINGS/2-2.twin"
clean
