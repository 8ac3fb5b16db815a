# A patch with a recording that has changed merges by key (am --3way).
start
git checkout -q -b other
change 1 2 turn
git format-patch -q -o ../mail HEAD~
git checkout -q main
change 2 1 move
git am -q -3 ../mail/*.patch > /dev/null
holds 2 2 take.bin
clean
