# Finds the commit that damaged a recording by diptych check.
start
for each in 2 3 4; do change "$each" 1 "take $each"; done
head -c 40 take.bin > cut
mv cut take.bin
known take.bin
commit damaged
bad=$(git rev-parse HEAD)
echo one > note.txt
commit note
git bisect start HEAD HEAD~5 > /dev/null
shows "$bad is the first bad commit" git bisect run diptych check take.bin
git bisect reset > /dev/null 2>&1
clean
