# A tool for differences gets files, which diptych diff compares.
start
change 2 1 move
git config difftool.diptych.cmd 'diptych diff "$LOCAL" "$REMOTE"'
shows '(1 2 2)' sh -c 'git difftool -y -t diptych HEAD~ HEAD || :'
git config difftool.copy.cmd 'cp "$REMOTE" ../remote.bin'
git difftool -y -t copy HEAD~ HEAD
holds 2 1 ../remote.bin
clean
