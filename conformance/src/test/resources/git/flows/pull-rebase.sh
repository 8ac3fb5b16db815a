# Two clones push to one repository; the second one pulls with a rebase.
start
git init -q --bare -b main ../origin.git
git remote add origin ../origin.git
git push -q -u origin main
git clone -q ../origin.git ../clone
(cd ../clone && identity && change 1 2 turn && git push -q)
change 2 1 move
exits 1 git push -q 2> /dev/null
git pull -q --rebase
holds 2 2 take.bin
git push -q
cd ../clone
git pull -q
holds 2 2 take.bin
clean
