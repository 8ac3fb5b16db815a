# Names that git quotes are shown with their texts, whether it quotes them or not.
start
recording 1 1 'Übung.bin'
commit name
recording 2 1 'Übung.bin'
for each in true false; do
  git config core.quotePath "$each"
  shows '+    0 (1 2 2)' git diff
done
git stash -q
holds 1 1 'Übung.bin'
git stash pop -q
holds 2 1 'Übung.bin'
git commit -q -a -m move
clean
