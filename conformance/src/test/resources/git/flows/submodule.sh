# A submodule has its own drivers; the outer repository shows its recordings with --submodule=diff.
start
cd ..
git init -q -b main outer
cd outer
identity
git -c protocol.file.allow=always submodule add -q '../my takes' takes > /dev/null
commit added
(cd takes && identity && diptych git install > /dev/null && change 2 1 move)
shows '+    0 (1 2 2)' git diff --submodule=diff
commit moved
holds 2 1 takes/take.bin
git checkout -q HEAD~
git submodule update -q
holds 1 1 takes/take.bin
git checkout -q main
git submodule update -q
holds 2 1 takes/take.bin
git -C takes fsck --strict 2> /dev/null
clean
