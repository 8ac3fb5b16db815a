# Switches between a branch with the filter and one without: the work tree always has recordings.
start
git checkout -q -b filtered
diptych git install --filter > /dev/null
git add --renormalize .
commit filter
git cat-file blob HEAD:take.bin | cmp - "$RECORDINGS/1-1.twin"
holds 1 1 take.bin
change 2 1 two
git checkout -q main
holds 1 1 take.bin
clean
git checkout -q filtered
holds 2 1 take.bin
clean
git checkout -q main
change 1 2 turn
git checkout -q filtered
holds 2 1 take.bin
clean
