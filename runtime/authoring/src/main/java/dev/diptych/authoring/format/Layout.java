package dev.diptych.authoring.format;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides the white space of a text. Line ends between items stay, with these exceptions: a block
 * whose first item follows its brace on the same line is one line if it fits, and otherwise has a
 * line for each item; an item that would make a line too long begins a new one.
 */
final class Layout {
  /** After more bytes, a tuple of an attribute continues on the next line, as the printer does. */
  private static final int MAX_TUPLE = 96;

  private static final int ITEM_GAP = 2;
  private static final int NONE = -1;

  private final SyntaxTree tree;
  private final boolean keepsTail;
  private final Style style;
  private final TokenText text;
  private final Gaps gaps;
  private final Items items;
  private final Sections sections;
  private final InlineBlock inline;
  private final Place here;
  private final Place next;
  private final Spacing spacing = new Spacing();
  private final Deque<Boolean> blocks = new ArrayDeque<>(); // whether each item has a line
  private @Nullable Line line;
  private boolean blank;
  private boolean opened = true;
  private boolean mustBreak = true;
  private boolean broken;
  private int tuple = NONE;

  /** With a parenthesis on its line, this name would begin a calculation. */
  private boolean afterCalc;

  private Layout(SyntaxTree tree, @Nullable BlockLayout root, boolean keepsTail, Style style) {
    this.tree = tree;
    this.keepsTail = keepsTail;
    this.style = style;
    this.text = new TokenText(tree);
    this.gaps = new Gaps(tree.tokens());
    this.items = new Items(tree, root);
    this.sections = new Sections(tree, gaps, style);
    this.inline = new InlineBlock(tree, text, items, gaps, style);
    this.here = new Place(tree);
    this.next = new Place(tree);
  }

  /**
   * Decides the gaps of a valid text.
   *
   * @param root the blocks of the format; null if it is unknown
   * @param keepsTail whether what follows {@code Eof} is kept
   */
  static Gaps of(SyntaxTree tree, @Nullable BlockLayout root, boolean keepsTail, Style style) {
    Layout layout = new Layout(tree, root, keepsTail, style);
    layout.items(layout.header());
    return layout.gaps;
  }

  /** Places the comments before the header line, and its words; returns the token after them. */
  private int header() {
    here.read(0);
    if (tree.header() == null) {
      return 0;
    }
    while (here.kind() == Kind.COMMENT) {
      ownLine(0);
      here.read(here.token() + 1);
    }
    newLine(0, here.lines() > 1);
    int token = here.token();
    while (here.kind() == Kind.WORD || here.kind() == Kind.VER) {
      token = here.token();
      add(1);
      here.read(token + 1);
    }
    return token + 1;
  }

  private void items(int from) {
    here.read(from);
    while (here.kind() != Kind.EOF) {
      int end = one();
      if (end == tree.tokens()) {
        return;
      }
      here.read(end);
    }
    end(false);
    sections.end(here.token());
  }

  /** Places what begins with the current token; returns the token after it. */
  private int one() {
    int token = here.token();
    switch (here.kind()) {
      case COMMENT -> comment();
      case LBRACE -> {
        return open();
      }
      case RBRACE -> close();
      case END -> {
        return last();
      }
      case ROWS -> run();
      default -> {
        if (!items.begins(token)) {
          proceed();
        } else if (items.keptEnd(token) >= 0) {
          return keep(items.keptEnd(token));
        } else {
          begin();
        }
      }
    }
    return token + 1;
  }

  private int last() {
    int token = here.token();
    startLine(0);
    add(0);
    if (!keepsTail && tree.kind(tree.tokens() - 2) != Kind.TAIL) {
      return token + 1;
    }
    end(false);
    sections.flush();
    gaps.keep(token + 1, tree.tokens());
    return tree.tokens();
  }

  /** Places many rows that need no change. */
  private void run() {
    boolean separate = here.lines() > 1 && !opened;
    end(false);
    Line rows = new Line(blocks.size());
    rows.add(here.token(), 0);
    sections.addRun(rows, separate);
    opened = false;
    spacing.add(Kind.ROWS, false);
  }

  private void begin() {
    boolean perLine = !blocks.isEmpty() && blocks.peek();
    if (line == null || mustBreak || broken || perLine || here.lines() > 0) {
      startLine(blocks.size());
    } else {
      overflow();
    }
    Line current = line();
    current.beginItem(items.isRow(here.token()));
    add(ITEM_GAP);
    spacing.add(here.kind(), true);
  }

  private int keep(int end) {
    startLine(blocks.size());
    line().beginItem(false);
    add(0);
    gaps.keep(here.token() + 1, end);
    spacing.add(Kind.ROWS, false);
    mustBreak = true;
    return end;
  }

  private void proceed() {
    boolean inGroup = spacing.parens() > 0;
    boolean wraps = tuple > MAX_TUPLE && spacing.parens() == 1 && here.kind() != Kind.RPAREN;
    boolean keeps = here.lines() > 0 && (inGroup || items.isArgument(here.token()) || afterCalc);
    boolean beginsTuple = here.kind() == Kind.LPAREN && spacing.previous() == Kind.ASSIGN;
    int gap = spacing.before(here);
    if (line == null || keeps || wraps) {
      boolean closes = Spacing.closes(here.kind()) && spacing.parens() == 1;
      continueLine(blocks.size() + (closes ? 0 : 1), gap);
    }
    add(gap);
    int length = text.length(here.token(), style.lineBreak(blocks.size() + 1));
    tuple = tuple < 0 ? tuple : tuple + gap + length;
    spacing.add(here.kind(), false);
    if (beginsTuple) {
      tuple = 0;
    } else if (Spacing.closes(here.kind()) && spacing.parens() == 0) {
      tuple = NONE;
    }
  }

  private void continueLine(int depth, int gap) {
    end(true);
    newLine(depth, false);
    broken = true;
    tuple = tuple < 0 ? tuple : style.lineBreak(depth) - gap;
  }

  /** Adds the current token to the line, after some blanks unless it is the first. */
  private void add(int blanks) {
    Line current = line();
    int token = here.token();
    int gap = current.count() == 0 ? 0 : blanks;
    if (current.count() > 0 && here.lines() == 0 && here.blanks() > gap) {
      current.markWide();
    }
    gaps.blanks(token, gap);
    boolean isBroken = text.isBroken(token);
    int width =
        isBroken ? text.length(token, style.lineBreak(current.depth() + 1)) : text.width(token);
    current.add(token, gap + width);
    afterCalc = text.isNamedCalc(token);
    broken |= isBroken;
  }

  private int open() {
    int brace = here.token();
    if (line == null) {
      newLine(blocks.size(), false);
      broken = true;
    }
    int end = items.keepsUnknown() ? NONE : inline.place(line(), brace);
    if (end < 0 && line().items() > 1) {
      Line moved = moveLastItem();
      end(false);
      newLine(moved, false);
      end = items.keepsUnknown() ? NONE : inline.place(moved, brace);
    }
    spacing.add(Kind.LBRACE, false);
    mustBreak = end < 0;
    if (end >= 0) {
      return end;
    }
    int gap = line().count() == 0 ? 0 : 1;
    gaps.blanks(brace, gap);
    line().add(brace, gap + 1);
    next.read(brace + 1);
    blocks.push(next.lines() == 0 && next.kind() != Kind.COMMENT);
    opened = true;
    return brace + 1;
  }

  private void close() {
    boolean wasOpened = opened;
    end(false);
    opened = wasOpened;
    blocks.poll();
    newLine(blocks.size(), false);
    add(0);
    opened = false;
    spacing.add(Kind.RBRACE, false);
    mustBreak = true;
  }

  private void comment() {
    boolean inItem = spacing.parens() > 0 || !isLastOfItem();
    Line current = line;
    if (current != null && here.lines() == 0) {
      current.comment(here.token());
      end(inItem);
      return;
    }
    end(inItem);
    ownLine(blocks.size() + (inItem ? 1 : 0));
  }

  private void ownLine(int depth) {
    Line own = new Line(depth);
    own.comment(here.token());
    sections.add(own, here.lines() > 1 && !opened);
    opened = false;
  }

  /** Whether the next token that is not a comment does not continue an item. */
  private boolean isLastOfItem() {
    next.read(here.token() + 1);
    while (next.kind() == Kind.COMMENT) {
      next.read(next.token() + 1);
    }
    return switch (next.kind()) {
      case EOF, RBRACE, END -> true;
      default -> items.begins(next.token());
    };
  }

  private void startLine(int depth) {
    end(false);
    newLine(depth, here.lines() > 1);
  }

  private void newLine(int depth, boolean separate) {
    newLine(new Line(depth), separate);
  }

  private void newLine(Line begun, boolean separate) {
    line = begun;
    blank = separate && !opened;
    broken = false;
    mustBreak = false;
  }

  private Line line() {
    if (line == null) {
      newLine(blocks.size(), false);
    }
    return Objects.requireNonNull(line);
  }

  /** Moves the last item to a new line if the line is too long. */
  private void overflow() {
    Line current = line();
    int width = style.indentation(current.depth()) + current.width();
    if (current.items() > 1 && width > Sections.MAX_WIDTH) {
      Line moved = moveLastItem();
      boolean isBroken = broken; // It is the last item that is.
      broken = false;
      write(current, false);
      newLine(moved, false);
      broken = isBroken;
    }
  }

  private Line moveLastItem() {
    int item = line().item();
    return line().moveLastItem(tree.codeBefore(item), gaps.blanks(item));
  }

  /**
   * Ends the line.
   *
   * @param continued whether its last item continues on the next
   */
  private void end(boolean continued) {
    if (line == null) {
      return;
    }
    overflow();
    write(line(), continued);
    line = null;
  }

  private void write(Line some, boolean continued) {
    if (!continued && !broken) {
      some.markRow();
    }
    sections.add(some, blank);
    blank = false;
    opened = some.count() > 0 && tree.kind(some.last()) == Kind.LBRACE;
  }
}
