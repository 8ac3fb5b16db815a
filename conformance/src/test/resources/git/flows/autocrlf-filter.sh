# With the filter, line ends of the work tree do not reach the recording.
git init -q -b main
identity
git config core.autocrlf true
start --filter
rm take.bin
git checkout -q .
holds 1 1 take.bin
git cat-file blob HEAD:take.bin | cmp - "$RECORDINGS/1-1.twin"
change 2 1 two
git checkout -q HEAD~
holds 1 1 take.bin
git checkout -q main
holds 2 1 take.bin
clean
