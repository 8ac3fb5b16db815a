# Adds one of two parts of a text, and later the other.
start
text 1 1 take.twin
commit text
text 2 2 take.twin
printf 's\ny\nn\n' | git add -p take.twin > /dev/null
git cat-file blob :take.twin | cmp - "$RECORDINGS/2-1.twin"
reads 2 2 take.twin
git commit -q -m move
printf 'y\n' | git add -p take.twin > /dev/null
git commit -q -m turn
git cat-file blob HEAD:take.twin | cmp - "$RECORDINGS/2-2.twin"
clean
