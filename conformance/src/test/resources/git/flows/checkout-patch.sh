# Discards one of two parts of a text.
start
text 1 1 take.twin
commit text
text 2 2 take.twin
printf 's\nn\ny\n' | git checkout -p take.twin > /dev/null
reads 2 1 take.twin
