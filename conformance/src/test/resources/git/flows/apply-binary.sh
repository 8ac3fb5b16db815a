# A patch for git apply has the bytes of a recording with --no-textconv, and applies in another clone.
start
git clone -q . ../clone
change 2 2 both
git diff --no-textconv --binary HEAD~ HEAD > ../change.patch
grep -q 'GIT binary patch' ../change.patch
cd ../clone
git apply --index ../change.patch
holds 2 2 take.bin
git apply --index -R ../change.patch
holds 1 1 take.bin
clean
