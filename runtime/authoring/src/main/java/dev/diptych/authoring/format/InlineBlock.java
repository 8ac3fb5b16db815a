package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;

/** Places a whole block in a line, if it has no comments or line ends and fits. */
final class InlineBlock {
  private static final int ITEM_GAP = 2;

  private final TokenText text;
  private final Items items;
  private final Gaps gaps;
  private final Style style;
  private final Place here;

  InlineBlock(SyntaxTree tree, TokenText text, Items items, Gaps gaps, Style style) {
    this.text = text;
    this.items = items;
    this.gaps = gaps;
    this.style = style;
    this.here = new Place(tree);
  }

  /**
   * Adds a block to {@code line}; changes nothing in it if that is not possible.
   *
   * @param brace its brace
   * @return the token after the block, or -1
   */
  int place(Line line, int brace) {
    Line.Mark mark = line.mark();
    int end = add(line, brace);
    if (end < 0) {
      line.truncate(mark);
    }
    return end;
  }

  private int add(Line line, int brace) {
    Spacing spacing = new Spacing();
    int depth = 0;
    int at = brace;
    do {
      here.read(at);
      int token = here.token();
      if (!fits(token > brace)) {
        return -1;
      }
      boolean begins = items.begins(token);
      int gap = gap(spacing, begins);
      gaps.blanks(token, gap);
      line.add(token, gap + text.width(token));
      if (style.indentation(line.depth()) + line.width() > Sections.MAX_WIDTH) {
        return -1;
      }
      spacing.add(here.kind(), begins);
      depth += here.kind() == Kind.LBRACE ? 1 : here.kind() == Kind.RBRACE ? -1 : 0;
      at = token + 1;
    } while (depth > 0);
    return at;
  }

  private boolean fits(boolean inside) {
    return switch (here.kind()) {
      case EOF, COMMENT, END -> false;
      case BYTES -> here.lines() == 0 && !text.isBroken(here.token());
      default -> !inside || here.lines() == 0;
    };
  }

  private int gap(Spacing spacing, boolean begins) {
    boolean opened = spacing.previous() == Kind.LBRACE;
    return switch (here.kind()) {
      case LBRACE -> 1;
      case RBRACE -> opened ? 0 : 1;
      default -> begins ? opened ? 1 : ITEM_GAP : spacing.before(here);
    };
  }
}
