package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.format.TokenKind;
import dev.diptych.authoring.format.TokenScanner;

/** The tokens of a part of a text, without white space and comments. */
final class TokenText {
  private TokenText() {}

  /** The tokens from {@code from} up to {@code to}, each followed by a blank. */
  static String of(TextTree tree, int from, int to) {
    StringBuilder tokens = new StringBuilder();
    TokenScanner scanner = tree.scanner();
    int at = from;
    while (scanner.readCode(at) != TokenKind.NOTHING && scanner.start() < to) {
      at = scanner.end();
      tokens
          .append(new String(tree.text(), scanner.start(), at - scanner.start(), ISO_8859_1))
          .append(' ');
    }
    return tokens.toString();
  }

  /** The tokens of the attributes of a block; all its tokens if it has no attributes. */
  static String signature(TextItem item) {
    TextBlock block = item.block();
    StringBuilder tokens = new StringBuilder();
    for (TextItem each : block.named()) {
      if (!each.isBlock()) {
        tokens.append(of(block.tree(), block.start(each.index()), block.end(each.index())));
      }
    }
    return tokens.isEmpty() ? of(block.tree(), block.open(), block.close()) : tokens.toString();
  }
}
