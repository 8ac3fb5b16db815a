package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.format.TokenKind;
import dev.diptych.authoring.format.TokenScanner;

/** The keys of the rows of a block. */
final class RowKeys {
  private final TextBlock block;
  private final TokenScanner scanner;
  private int lastRow = -1;
  private int lastRepetitions;

  RowKeys(TextBlock block) {
    this.block = block;
    this.scanner = block.tree().scanner();
  }

  /** The key of a row as it is written; empty if it has none. */
  String word(int row) {
    TokenKind kind = scanner.read(block.start(row));
    int from = scanner.start();
    return kind == TokenKind.OPEN
        ? ""
        : new String(block.tree().text(), from, scanner.end() - from, ISO_8859_1);
  }

  /** The number that a key is; NaN for other keys. */
  static double number(String word) {
    boolean decimal = !word.isEmpty() && "-0123456789".indexOf(word.charAt(0)) >= 0;
    if (!decimal) {
      return Double.NaN;
    }
    try {
      boolean hex = word.startsWith("0x") || word.startsWith("-0x");
      return hex ? Long.decode(word).doubleValue() : Double.parseDouble(word);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /** How many rows directly before have the same key; fast if rows are asked for in order. */
  int repetitions(int row, String word) {
    int at = row;
    while (at > 0 && at != lastRow && block.isRow(at - 1) && word(at - 1).equals(word)) {
      at--;
    }
    lastRepetitions = at == lastRow ? row - at + lastRepetitions : row - at;
    lastRow = row;
    return lastRepetitions;
  }
}
