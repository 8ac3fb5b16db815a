# A clone without contents fetches them when a difference shows their texts.
start
change 2 1 two
change 3 1 three
git config uploadpack.allowFilter true
git clone -q --no-local --filter=blob:none "file://$PWD" ../clone
cd ../clone
identity
is "$(git rev-list --objects --all --missing=print | grep -c '^?')" 2
diptych git install > /dev/null
shows '+    0 (1 2 2)' git show HEAD~
holds 3 1 take.bin
git checkout -q HEAD~2
holds 1 1 take.bin
git rev-list --objects --all --missing=print | grep -q '^?' && failed 'a content is missing' || :
clean
