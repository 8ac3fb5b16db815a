# The texts that git keeps survive a garbage collection, and a fetch does not bring those of another clone.
start
git config diff.diptych.cachetextconv true
change 2 1 two
shows '+    0 (1 2 2)' git show
git gc -q
shows '+    0 (1 2 2)' git show
git rev-parse -q --verify refs/notes/textconv/diptych > /dev/null
git clone -q . ../clone
is "$(git -C ../clone for-each-ref refs/notes)" ''
holds 2 1 ../clone/take.bin
clean
