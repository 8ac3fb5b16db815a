# A tool for merges gets the three recordings.
start
git checkout -q -b other
change 2 2 theirs
git checkout -q main
change 3 1 ours
exits 1 git merge other
git config mergetool.copy.cmd 'cp "$BASE" ../base.bin; cp "$LOCAL" ../local.bin; cp "$REMOTE" ../remote.bin; cp "$RECORDINGS/4-2.bin" "$MERGED"'
git config mergetool.copy.trustExitCode true
git config mergetool.keepBackup false
git mergetool -y -t copy > /dev/null 2>&1
holds 1 1 ../base.bin
holds 3 1 ../local.bin
holds 2 2 ../remote.bin
git commit -q -m merged
holds 4 2 take.bin
clean
