# A clone of the last commit shows it, gets the others, and merges.
start
change 2 1 two
change 3 1 three
git clone -q --depth 1 "file://$PWD" ../clone
cd ../clone
identity
diptych git install > /dev/null
shows '+    0 (1 2 3)' git show
git fetch -q --unshallow
shows '-    0 (1 2 2)' git show
git checkout -q -b side HEAD~
recording 2 2 take.bin
git commit -q -a -m turn
git merge -q main -m merged
holds 3 2 take.bin
clean
