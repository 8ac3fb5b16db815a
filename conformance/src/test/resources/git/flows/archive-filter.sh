# With the filter, an archive has recordings, as a checkout does.
start --filter
change 2 2 both
git archive HEAD | (mkdir ../out && cd ../out && tar -xf -)
holds 2 2 ../out/take.bin
git cat-file blob HEAD:take.bin | cmp - "$RECORDINGS/2-2.twin"
clean
