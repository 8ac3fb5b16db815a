# A text with CRLF is stored with LF; a recording that has no zero byte in its beginning keeps CR and LF.
start
git config core.autocrlf input
git config core.safecrlf false
sed "s/\$/$(printf '\r')/" "$RECORDINGS/2-1.twin" > take.twin
recording 2 1 take.bin
git add -A
git commit -q -m crlf
git cat-file blob HEAD:take.twin | cmp - "$RECORDINGS/2-1.twin"
stored 2 1 HEAD:take.bin
rm take.bin
git checkout -q .
holds 2 1 take.bin
clean
