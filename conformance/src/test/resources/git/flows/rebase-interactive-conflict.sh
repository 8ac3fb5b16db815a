# Reorders two commits that change one key: both stop with a conflict, are resolved, and the result is the resolved one.
start
change 2 1 two
change 3 1 three
export GIT_SEQUENCE_EDITOR="sed -i -e '1{h;d}' -e '2{G}'"
exits 1 git rebase -i HEAD~2
shows 'both modified:   take.bin' git status
resolve 4 take.bin
exits 1 git -c core.editor=true rebase --continue
resolve 5 take.bin
git -c core.editor=true rebase --continue
holds 5 1 take.bin
stored 4 1 HEAD~1:take.bin
stored 1 1 HEAD~2:take.bin
is "$(git log --format=%s | tr '\n' ' ')" 'two three first '
clean
