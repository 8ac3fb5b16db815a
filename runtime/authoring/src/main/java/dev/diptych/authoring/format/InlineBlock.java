package dev.diptych.authoring.format;

/** Places a whole block in a line, if it has no comments or line ends and fits. */
final class InlineBlock {
  private static final int ITEM_GAP = 2;

  private final byte[] text;
  private final TokenScanner token;
  private final ItemTracker tracker;
  private final LineWriter writer;

  InlineBlock(byte[] text, TokenScanner token, ItemTracker tracker, LineWriter writer) {
    this.text = text;
    this.token = token;
    this.tracker = tracker;
    this.writer = writer;
  }

  /**
   * Adds a block to {@code line}; changes nothing if that is not possible.
   *
   * @param brace offset of its brace
   * @return the offset after the block, or -1
   */
  int place(Line line, int brace) {
    ItemTracker.Mark mark = tracker.mark();
    int count = line.count();
    int end = add(line, brace);
    if (end < 0) {
      line.truncate(count);
      tracker.reset(mark);
    }
    return end;
  }

  private int add(Line line, int brace) {
    Gaps gaps = new Gaps();
    int depth = 0;
    int at = brace;
    while (true) {
      TokenKind kind = token.read(at);
      if (!fits(at > brace)) {
        return -1;
      }
      boolean isBrace = kind == TokenKind.LBRACE || kind == TokenKind.RBRACE;
      boolean begins = !isBrace && gaps.parens() == 0 && tracker.begins(token, false);
      line.add(token.start(), token.end(), gap(gaps, begins, at == brace));
      if (writer.indentation(line.depth()) + line.width() > LineWriter.MAX_WIDTH) {
        return -1;
      }
      gaps.add(kind, begins);
      if (isBrace) {
        tracker.brace();
        depth += kind == TokenKind.LBRACE ? 1 : -1;
      } else if (kind == TokenKind.CLOSE && gaps.parens() == 0) {
        tracker.closed();
      }
      at = token.end();
      if (depth == 0) {
        return at;
      }
    }
  }

  private boolean fits(boolean inside) {
    return switch (token.kind()) {
      case NOTHING, COMMENT, END -> false;
      case BYTES -> token.lines() == 0 && !Tokens.isBroken(text, token.start(), token.end());
      default -> !inside || token.lines() == 0;
    };
  }

  private int gap(Gaps gaps, boolean begins, boolean first) {
    boolean opened = gaps.previous() == TokenKind.LBRACE;
    return switch (token.kind()) {
      case LBRACE -> 1;
      case RBRACE -> opened ? 0 : 1;
      default -> begins ? opened || first ? 1 : ITEM_GAP : gaps.before(token);
    };
  }
}
