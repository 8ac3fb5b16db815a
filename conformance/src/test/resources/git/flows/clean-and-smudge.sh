# What the filter stores is the text of what the work tree has, byte for byte both ways, also after the file is removed.
start --filter
for each in 2-1 3-2; do
  recording "${each%-*}" "${each#*-}" take.bin
  is "$(git hash-object take.bin)" "$(git hash-object --no-filters "$RECORDINGS/$each.twin")"
  git add take.bin
  rm take.bin
  git checkout -q -- take.bin
  holds "${each%-*}" "${each#*-}" take.bin
  git cat-file --filters :take.bin | cmp - "$RECORDINGS/$each.bin"
  git cat-file --textconv :take.bin | cmp - "$RECORDINGS/$each.twin"
done
git commit -q -m all
clean
