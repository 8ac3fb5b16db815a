package dev.diptych.authoring.format;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.authoring.section.BlockLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds items with names that the format does not have, if it keeps such items verbatim. */
final class KeptItems {
  private static final Set<String> KEYWORDS = Set.of("let", "use", "include", "repeat", "at");

  private final byte[] text;
  private final TokenScanner next;
  private final boolean keeps;
  private final Deque<BlockLayout> blocks = new ArrayDeque<>();
  private String name = "";

  /**
   * Kept items.
   *
   * @param next a scanner to look ahead with
   * @param root the blocks of the format, or null if it is unknown
   */
  KeptItems(byte[] text, TokenScanner next, @Nullable BlockLayout root) {
    this.text = text;
    this.next = next;
    this.keeps = root != null && root.keepsUnknown();
    if (root != null) {
      blocks.push(root);
    }
  }

  /** Whether the format has such items: their white space is data. */
  boolean any() {
    return keeps;
  }

  /** The end of the item that begins with {@code token} and is kept verbatim; or -1. */
  int end(TokenScanner token) {
    if (!keeps || token.kind() != TokenKind.NAME) {
      return -1;
    }
    name = new String(text, token.start(), token.end() - token.start(), US_ASCII);
    BlockLayout block = blocks.getFirst();
    TokenKind kind = next.readCode(token.end());
    boolean attribute = kind == TokenKind.ASSIGN && !block.hasAttribute(name);
    boolean child = kind == TokenKind.LBRACE && !block.child(name).isKnown();
    boolean kept = block.keepsUnknown() && (attribute || child) && !KEYWORDS.contains(name);
    if (!kept) {
      return -1;
    }
    return child ? close(next.start()) : value();
  }

  private int value() {
    TokenKind kind = next.readCode(next.end());
    return kind == TokenKind.OPEN ? close(next.start()) : next.end();
  }

  /** The offset after the bracket that closes the one at {@code open}. */
  private int close(int open) {
    int depth = 0;
    int at = open;
    while (true) {
      switch (next.read(at)) {
        case OPEN, LBRACE -> depth++;
        case CLOSE, RBRACE -> depth--;
        case NOTHING -> {
          return text.length;
        }
        default -> {}
      }
      at = next.end();
      if (depth == 0) {
        return at;
      }
    }
  }

  /** The block of the last item is opened. */
  void open() {
    if (keeps) {
      BlockLayout block = blocks.getFirst();
      blocks.push(KEYWORDS.contains(name) ? block : block.child(name));
    }
  }

  /** A block is closed. */
  void close() {
    if (keeps && blocks.size() > 1) {
      blocks.pop();
    }
  }
}
