# A fixup commit is melted into the commit that it corrects.
start
change 2 1 move
echo one > note.txt
commit note
recording 2 2 take.bin
git commit -q -a --fixup HEAD~1
GIT_SEQUENCE_EDITOR=true git rebase -q -i --autosquash HEAD~3
holds 2 2 take.bin
stored 2 2 HEAD~1:take.bin
is "$(git log --format=%s | tr '\n' ' ')" 'note move first '
clean
