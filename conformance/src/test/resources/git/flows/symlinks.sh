# A link to a recording is stored as a link, and becomes a recording.
start
ln -s take.bin link.bin
printf take.bin > ../target
known ../target
commit link
shows '+take.bin' git show
rm link.bin
recording 2 1 link.bin
commit file
shows '+    0 (1 2 2)' git show
git checkout -q HEAD~
[ -L link.bin ]
holds 1 1 link.bin
git checkout -q main
holds 2 1 link.bin
holds 1 1 take.bin
clean
