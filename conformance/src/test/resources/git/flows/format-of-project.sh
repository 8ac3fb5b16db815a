# A format that [formats] selects, for a folder below the root: differences, a merge by field and a conflict.
git init -q -b main
identity
mkdir -p game/slots
printf 'meta: {id: save, endian: le}\nseq:\n  - {id: level, type: u2}\n  - {id: lives, type: u1}\n' > game/save.ksy
printf '[formats.save]\nfiles = "slots/*"\nspec = "save.ksy"\n' > game/diptych.toml
(cd game && diptych git install > /dev/null)
printf '\007\000\003' > game/slots/one
commit first
git checkout -q -b other
printf '\010\000\003' > game/slots/one
commit level
git checkout -q main
printf '\007\000\002' > game/slots/one
commit lives
git merge -q other -m merged
printf '\010\000\002' | cmp - game/slots/one
shows '+level = 8' git diff HEAD~
git checkout -q other
printf '\011\000\003' > game/slots/one
commit nine
git checkout -q main
printf '\012\000\002' > game/slots/one
commit ten
exits 1 git merge other
grep -q '^<<<<<<<' game/slots/one
sed -i -e '/^<<<<<<</d' -e '/^=======/,/^>>>>>>>/d' game/slots/one
diptych git resolve game/slots/one
printf '\012\000\002' | cmp - game/slots/one
commit resolved
clean
