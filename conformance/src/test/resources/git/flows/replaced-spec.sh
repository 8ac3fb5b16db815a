# A spec changes between two commits: each difference shows the words of the spec as it is now.
git init -q -b main
identity
printf 'meta: {id: save, endian: le}\nseq:\n  - {id: level, type: u2}\n' > save.ksy
printf '[formats.save]\nfiles = "*.sav"\nspec = "save.ksy"\n' > diptych.toml
diptych git install > /dev/null
printf '\007\000' > a.sav
commit first
printf '\010\000' > a.sav
commit second
shows '+level = 8' git show
sed -i -e 's/level/points/' save.ksy
shows '+points = 8' git show
commit renamed
printf '\011\000' > a.sav
shows '+points = 9' git diff
git checkout -q HEAD~ -- save.ksy
shows '+level = 9' git diff
git rm -q --cached save.ksy
rm save.ksy
shows '+Binary file of 2 bytes' git diff
git reset -q --hard
printf '\010\000' | cmp - a.sav
shows 'points = 8' git cat-file --textconv HEAD:a.sav
clean
