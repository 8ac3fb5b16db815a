# Each line of the text has the commit that changed it.
start
change 2 1 move
change 2 2 turn
blame=$(git blame -s --abbrev=40 take.bin)
for each in 'HEAD~1 0 (1 2 2)' 'HEAD 1 (0 1 0 0)'; do
  commit=$(git rev-parse "${each%% *}")
  line=${each#* }
  case $(printf '%s\n' "$blame" | grep -F "$line" | head -n 1) in
    "$commit"*) ;;
    *) failed "$line is not of $commit: $blame" ;;
  esac
done
clean
