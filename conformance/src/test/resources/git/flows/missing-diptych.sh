# Without the program, git itself merges, stores and restores; only texts are missing.
start
change 2 1 two
git config diff.diptych.textconv 'no-such-diptych textconv'
git config merge.diptych.driver 'no-such-diptych merge %O %A %B'
recording 3 1 take.bin
commit three
holds 3 1 take.bin
git checkout -q -b other HEAD~
change 2 2 turn
exits 1 git merge main
holds 2 2 take.bin
git merge --abort
holds 2 2 take.bin
lacks fatal git log --stat
lacks fatal git diff --no-textconv HEAD~
git checkout -q main
holds 3 1 take.bin
clean
