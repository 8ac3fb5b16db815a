# The log shows each change once, also of a file that is added and removed, and finds a line by its text.
start
change 2 1 move
recording 3 2 new.bin
commit added
git rm -q new.bin
git commit -q -m removed
is "$(git log -p --format= -- take.bin | grep -c '^[-+]    0 (1 2 [12])')" 3
shows '+    1 (0 1 0 0)' git show HEAD~
shows '-    1 (0 1 0 0)' git show HEAD
is "$(git log -G '1 2 3' --format=%s | tr '\n' ' ')" 'removed added '
is "$(git log -S '0 (1 2 2)' --textconv --format=%s)" move
clean
