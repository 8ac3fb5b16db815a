# A clone without the program: texts in the work tree; installed later, recordings.
start --filter
change 2 2 both
git clone -q . ../clone
cd ../clone
identity
reads 2 2 take.bin
diptych git install --filter > /dev/null
rm take.bin
git checkout -q .
holds 2 2 take.bin
clean
