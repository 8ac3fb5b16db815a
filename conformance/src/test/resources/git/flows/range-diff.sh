# Two versions of a branch differ in the text of a recording.
start
git checkout -q -b one
change 2 1 move
git checkout -q -b two main
change 3 1 move
shows '0 (1 2 3)' git range-diff main one two
shows '0 (1 2 2)' git range-diff main one two
clean
