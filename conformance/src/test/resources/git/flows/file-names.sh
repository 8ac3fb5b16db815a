# File names with blanks, quotes, other scripts and signs of the shell: differences, merges and renames.
start
for name in 'my take.bin' "it's.bin" '"quoted".bin' 'Bewegung ü 波.bin' '-x.bin' '%P$HOME;.bin' 'a&b|c.bin' 'tab	tab.bin'; do
  recording 1 1 "./$name"
done
commit names
git checkout -q -b other
for name in *.bin; do recording 1 2 "./$name"; done
commit turn
git checkout -q main
for name in *.bin; do recording 2 1 "./$name"; done
commit move
is "$(git show --format= | grep -c '^+    0 (1 2 2)')" 9
git merge -q other -m merged
for name in *.bin; do holds 2 2 "./$name"; done
shows 'take.bin' git -c core.quotePath=false diff --stat HEAD~
shows 'Bewegung ü 波.bin' git -c core.quotePath=false diff HEAD~
shows 'Bewegung \303\274' git -c core.quotePath=true diff HEAD~
clean
