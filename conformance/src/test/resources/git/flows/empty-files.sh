# An empty file becomes a recording and empty again; none of it is fatal.
start
: > empty.bin
known empty.bin
: > empty.twin
commit empty
recording 2 1 empty.bin
shows '+    0 (1 2 2)' git diff
commit filled
: > empty.bin
commit 'empty again'
shows '-    0 (1 2 2)' git show
[ ! -s empty.bin ] && [ ! -s empty.twin ]
git checkout -q HEAD~
holds 2 1 empty.bin
clean
