package dev.diptych.authoring.merge;

import dev.diptych.authoring.merge.Part.Stretch;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Merges three versions of one item, or of the first or the last line of a block.
 *
 * @param base the version that both come from
 * @param ours the first version
 * @param theirs the second version
 */
record PartMerge(Part base, Part ours, Part theirs) {
  /** Adds an item without braces; {@code byCells} if its values merge one by one. */
  void write(MergeOutput out, boolean byCells, Supplier<String> path) {
    Pieces pieces = new Pieces(base, base.line(), ours, ours.line(), theirs, theirs.line());
    pieces.write(out, core(byCells), path);
  }

  /** Adds the first line of a block. */
  void writeOpen(MergeOutput out, Supplier<String> path) {
    write(out, false, path);
  }

  /** Adds the last line of a block. */
  void writeClose(MergeOutput out, Supplier<String> path) {
    Stretch none = base.line();
    Pieces pieces =
        new Pieces(
            base,
            or(base.close(), none),
            ours,
            or(ours.close(), none),
            theirs,
            or(theirs.close(), none));
    pieces.write(out, "}", path);
  }

  private static Stretch or(@Nullable Stretch close, Stretch otherwise) {
    return close == null ? otherwise : close;
  }

  /** The merged item; null if both have changed it. */
  private @Nullable String core(boolean byCells) {
    if (ours.isLine()) {
      return content(ours); // Lines are only paired if they are equal.
    }
    String b = content(base);
    String o = content(ours);
    String t = content(theirs);
    if (b.equals(o) || b.equals(t) || o.equals(t)) {
      return b.equals(o) ? t : o;
    }
    if (SameMeaning.ofTokens(base, ours)) {
      return t;
    }
    if (SameMeaning.ofTokens(base, theirs) || SameMeaning.ofTokens(ours, theirs)) {
      return o;
    }
    return byCells ? cells() : null;
  }

  private static String content(Part part) {
    return part.text().bytes().substring(part.line().from(), part.line().to());
  }

  /** The text of ours with the values that theirs changed; null if both changed one of them. */
  private @Nullable String cells() {
    List<Integer> first = tokens(base);
    List<Integer> second = tokens(ours);
    List<Integer> third = tokens(theirs);
    if (first.size() != second.size() || first.size() != third.size()) {
      return null;
    }
    StringBuilder merged = new StringBuilder();
    int at = ours.line().from();
    for (int i = 0; i < first.size(); i++) {
      String b = word(base, first.get(i));
      String o = word(ours, second.get(i));
      String t = word(theirs, third.get(i));
      boolean onlyTheirs = b.equals(o) && isValue(base, first.get(i), theirs, third.get(i));
      if (!onlyTheirs && !b.equals(t) && !o.equals(t)) {
        return null;
      }
      SyntaxTree tree = ours.text().tree();
      merged.append(ours.text().bytes(), at, tree.start(second.get(i)));
      merged.append(onlyTheirs ? t : o);
      at = tree.end(second.get(i));
    }
    return merged.append(ours.text().bytes(), at, ours.line().to()).toString();
  }

  private static boolean isValue(Part a, int one, Part b, int other) {
    long punctuation = Kind.bits(Kind.LPAREN, Kind.RPAREN, Kind.ASSIGN);
    boolean plain =
        !a.text().tree().kind(one).isIn(punctuation)
            && !b.text().tree().kind(other).isIn(punctuation);
    return plain || word(a, one).equals(word(b, other));
  }

  private static String word(Part part, int token) {
    SyntaxTree tree = part.text().tree();
    return part.text().bytes().substring(tree.start(token), tree.end(token));
  }

  private static List<Integer> tokens(Part part) {
    List<Integer> tokens = new ArrayList<>();
    for (int token = part.first(); token < part.last(); token++) {
      if (!part.text().tree().trivia().isWhite(token)) {
        tokens.add(token);
      }
    }
    return tokens;
  }

  /** What is around three versions. */
  private record Pieces(
      Part base, Stretch one, Part ours, Stretch two, Part theirs, Stretch three) {

    /** Adds a line; {@code core} is null if it is a conflict. */
    void write(MergeOutput out, @Nullable String core, Supplier<String> path) {
      String before = merged(before(base, one), before(ours, two), before(theirs, three));
      String end = merged(lineEnd(base, one), lineEnd(ours, two), lineEnd(theirs, three));
      String b = rest(base, one);
      String o = rest(ours, two);
      String t = rest(theirs, three);
      boolean isSame = b.equals(o) || b.equals(t) || o.strip().equals(t.strip());
      String rest =
          !isSame && !b.strip().equals(o.strip()) && !b.strip().equals(t.strip())
              ? null
              : merged(b, o, t);
      if (core != null && rest != null) {
        out.add(before + core + rest + end);
        return;
      }
      out.conflict(
          before + (core == null ? core(ours, two) : core) + (rest == null ? o : rest) + end,
          before + (core == null ? core(theirs, three) : core) + (rest == null ? t : rest) + end,
          path);
    }

    /** What one side changed; what ours has if both changed it. */
    private static String merged(String base, String ours, String theirs) {
      return ours.equals(base) ? theirs : ours;
    }

    private static String before(Part part, Stretch line) {
      return part.text().bytes().substring(line.start(), line.from());
    }

    private static String core(Part part, Stretch line) {
      return part.text().bytes().substring(line.from(), line.to());
    }

    /** What follows in the line, such as a comment. */
    private static String rest(Part part, Stretch line) {
      String rest = part.text().bytes().substring(line.to(), line.end());
      return rest.substring(0, rest.length() - lineEnd(rest).length());
    }

    private static String lineEnd(Part part, Stretch line) {
      return lineEnd(part.text().bytes().substring(line.to(), line.end()));
    }

    private static String lineEnd(String rest) {
      int at = rest.length();
      while (at > 0 && (rest.charAt(at - 1) == '\n' || rest.charAt(at - 1) == '\r')) {
        at--;
      }
      return rest.substring(at);
    }
  }
}
