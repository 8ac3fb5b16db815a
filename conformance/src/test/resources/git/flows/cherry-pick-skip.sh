# A skipped commit leaves the file of this branch.
start
git checkout -q -b other
change 2 1 two
echo one > note.txt
commit note
git checkout -q main
change 3 1 three
exits 1 git cherry-pick other~1 other
git cherry-pick --skip > /dev/null
holds 3 1 take.bin
is "$(cat note.txt)" one
clean
