# An archive has the bytes of the commit.
start
change 2 2 both
text 2 2 take.twin
commit text
git archive HEAD | (mkdir ../out && cd ../out && tar -xf -)
holds 2 2 ../out/take.bin
reads 2 2 ../out/take.twin
git archive --format=zip -o ../out.zip HEAD~2
[ -s ../out.zip ]
clean
