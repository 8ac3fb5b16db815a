# Merges three branches that change different recordings.
start
for each in a b c; do
  git checkout -q -b "$each" main
  recording 2 2 "$each.bin"
  commit "$each"
done
git checkout -q main
git merge -q a b c -m merged > /dev/null
for each in a b c; do holds 2 2 "$each.bin"; done
is "$(git rev-list --parents -n 1 HEAD | wc -w | tr -d ' ')" 4
clean
