# A series of patches with recordings and texts arrives by mail, commit by commit.
start
git clone -q . ../clone
change 2 1 two
text 2 1 take.twin
commit text
text 2 2 take.twin
change 2 2 turn
git format-patch -q -o ../mail HEAD~3
lacks 'Binary files' cat ../mail/0001-two.patch
cd ../clone
identity
diptych git install > /dev/null
git am -q ../mail/*.patch
holds 2 2 take.bin
reads 2 2 take.twin
stored 2 1 HEAD~2:take.bin
is "$(git rev-parse HEAD^{tree})" "$(git -C '../my takes' rev-parse HEAD^{tree})"
