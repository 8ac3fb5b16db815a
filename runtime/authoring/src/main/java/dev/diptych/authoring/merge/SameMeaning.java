package dev.diptych.authoring.merge;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;

/** Whether parts differ in no more than white space and the spelling of numbers. */
final class SameMeaning {
  private static final long NUMBERS = Kind.bits(Kind.INT, Kind.FLOAT, Kind.QUANTITY);

  private static final long PARENTHESES = Kind.bits(Kind.LPAREN, Kind.RPAREN);

  private SameMeaning() {}

  /** Compares parts with all that is in them, also their comments. */
  static boolean of(Part a, Part b) {
    if (a.kind() != b.kind() || a.children().size() != b.children().size()) {
      return false;
    }
    boolean same = a.isLine() ? a.hasSameCore(b) : ofTokens(a, b) && rest(a).equals(rest(b));
    for (int i = 0; same && i < a.children().size(); i++) {
      same = of(a.children().get(i), b.children().get(i));
    }
    return same;
  }

  /** The comments after a part and, in a block, after its brace. */
  private static String rest(Part part) {
    String bytes = part.text().bytes();
    String first = bytes.substring(part.line().to(), part.line().end()).strip();
    Part.Stretch close = part.close();
    return close == null ? first : first + "\n" + bytes.substring(close.to(), close.end()).strip();
  }

  /** Compares the tokens of items; of blocks those up to the brace. */
  static boolean ofTokens(Part a, Part b) {
    return tokens(a).equals(tokens(b));
  }

  private static List<String> tokens(Part part) {
    return tokens(part, 0);
  }

  /** The values of a row. */
  static List<String> cells(Part part) {
    return tokens(part, PARENTHESES);
  }

  private static List<String> tokens(Part part, long without) {
    SyntaxTree tree = part.text().tree();
    List<String> tokens = new ArrayList<>();
    for (int token = part.first(); token < part.last(); token++) {
      if (!tree.trivia().isWhite(token) && !tree.kind(token).isIn(without)) {
        String word = tree.text(token);
        tokens.add(tree.kind(token).isIn(NUMBERS) ? RowKey.of(word) : word);
      }
    }
    return tokens;
  }
}
