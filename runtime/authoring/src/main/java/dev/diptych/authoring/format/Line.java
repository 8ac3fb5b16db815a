package dev.diptych.authoring.format;

/** A line: tokens that follow each other, and perhaps a comment. */
final class Line {
  private static final int NONE = -1;

  private final int depth;
  private int first = NONE;
  private int last = NONE;
  private int count;
  private int width;
  private int items;
  private int item = NONE;
  private int itemCount;
  private int itemWidth;
  private boolean firstIsRow;
  private boolean lastIsRow;
  private boolean row;
  private boolean wide;
  private int comment = NONE;

  /**
   * An empty line.
   *
   * @param depth levels of indentation
   */
  Line(int depth) {
    this.depth = depth;
  }

  int depth() {
    return depth;
  }

  /** Number of tokens without the comment. */
  int count() {
    return count;
  }

  /** The first token; of a line that is only a comment, the comment. */
  int first() {
    return count == 0 ? comment : first;
  }

  /** The last token that is not a comment. */
  int last() {
    return last;
  }

  /** Code points of the line without indentation and comment. */
  int width() {
    return width;
  }

  /** There are more blanks in the line. */
  void widen(int blanks) {
    width += blanks;
  }

  /**
   * Adds a token.
   *
   * @param columns its code points and the blanks before it
   */
  void add(int token, int columns) {
    first = count == 0 ? token : first;
    item = items > 0 && item == NONE ? token : item;
    last = token;
    width += columns;
    count++;
  }

  /** The next token begins an item. */
  void beginItem(boolean isRow) {
    firstIsRow = items == 0 ? isRow : firstIsRow;
    lastIsRow = isRow;
    items++;
    item = NONE;
    itemCount = count;
    itemWidth = width;
  }

  /** Number of items that begin in the line. */
  int items() {
    return items;
  }

  /** The first token of the last item. */
  int item() {
    return item;
  }

  /** The end of a line, to return to. */
  record Mark(int last, int count, int width) {}

  Mark mark() {
    return new Mark(last, count, width);
  }

  /** Removes the tokens after a mark. */
  void truncate(Mark mark) {
    last = mark.last();
    count = mark.count();
    width = mark.width();
  }

  /**
   * Removes the last item and returns it as a line of its own.
   *
   * @param before the token before it
   * @param blanks the blanks before it
   */
  Line moveLastItem(int before, int blanks) {
    Line moved = new Line(depth);
    moved.beginItem(lastIsRow);
    moved.first = item;
    moved.item = item;
    moved.last = last;
    moved.count = count - itemCount;
    moved.width = width - itemWidth - blanks;
    moved.wide = wide;
    moved.comment = comment; // It follows the last item.
    comment = NONE;
    last = before;
    count = itemCount;
    width = itemWidth;
    items--;
    item = first;
    return moved;
  }

  /** The line ends. If its only item is a whole row, it is a row. */
  void markRow() {
    row = items == 1 && item == first && firstIsRow;
  }

  boolean isRow() {
    return row;
  }

  /** There are more blanks in the line than necessary. */
  void markWide() {
    wide = true;
  }

  boolean isWide() {
    return wide;
  }

  void comment(int token) {
    comment = token;
  }

  boolean hasComment() {
    return comment != NONE;
  }

  int comment() {
    return comment;
  }
}
