# Attributes of a folder switch the drivers off and on for its files.
start
mkdir raw deep deep/er
echo '*.bin -diff -merge' > raw/.gitattributes
echo '*.rec diff=diptych merge=diptych' > deep/.gitattributes
recording 1 1 raw/take.bin
recording 1 1 deep/er/take.rec
commit folders
git checkout -q -b other
recording 1 2 raw/take.bin
recording 1 2 deep/er/take.rec
commit turn
shows 'Binary files a/raw/take.bin' git show -- raw
shows '+    1 (0 1 0 0)' git show -- deep
git checkout -q main
recording 2 1 raw/take.bin
recording 2 1 deep/er/take.rec
commit move
exits 1 git merge other
holds 2 2 deep/er/take.rec
holds 2 1 raw/take.bin
git add -A
git commit -q -m merged
clean
