# A name that changes only in its case is another name, with the same content.
start
git mv take.bin TAKE.bin
git commit -q -m renamed
holds 1 1 TAKE.bin
[ ! -e take.bin ] || is "$(git config core.ignoreCase)" true
shows 'rename from take.bin' git show -M
recording 2 1 TAKE.bin
commit move
shows '+    0 (1 2 2)' git show
clean
