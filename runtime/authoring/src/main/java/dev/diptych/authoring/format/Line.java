package dev.diptych.authoring.format;

import java.util.Arrays;

/** A line: the spans of its tokens, and the blanks before each. */
final class Line {
  private final byte[] text;
  private final int depth;
  private int[] starts = new int[8];
  private int[] ends = new int[8];
  private byte[] gaps = new byte[8];
  private int count;
  private int width;
  private int items;
  private int item;
  private boolean firstIsRow;
  private boolean lastIsRow;
  private boolean row;
  private boolean wide;
  private boolean verbatim;
  private int commentStart;
  private int commentEnd;

  /**
   * An empty line.
   *
   * @param text the text
   * @param depth levels of indentation
   */
  Line(byte[] text, int depth) {
    this.text = text;
    this.depth = depth;
  }

  int depth() {
    return depth;
  }

  int count() {
    return count;
  }

  int start(int index) {
    return starts[index];
  }

  int end(int index) {
    return ends[index];
  }

  int gap(int index) {
    return index == 0 ? 0 : gaps[index];
  }

  /** The first byte of a token. */
  byte first(int index) {
    return text[starts[index]];
  }

  /** Code points of the line without indentation and comment. */
  int width() {
    return width;
  }

  /** Code points of a token; for texts that are not UTF-8, its bytes. */
  int width(int index) {
    return width(text, starts[index], ends[index]);
  }

  static int width(byte[] text, int start, int end) {
    int width = 0;
    for (int i = start; i < end; i++) {
      width += (text[i] & 0xC0) == 0x80 ? 0 : 1;
    }
    return width;
  }

  /** Adds a token. */
  void add(int start, int end, int gap) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      gaps = Arrays.copyOf(gaps, count * 2);
    }
    starts[count] = start;
    ends[count] = end;
    gaps[count] = (byte) gap;
    width += width(count) + gap(count);
    count++;
  }

  /** The next token begins an item. */
  void beginItem(boolean isRow) {
    if (items == 0) {
      firstIsRow = isRow;
    }
    lastIsRow = isRow;
    items++;
    item = count;
  }

  /** Number of items that begin in the line. */
  int items() {
    return items;
  }

  /** Index of the first token of the last item. */
  int item() {
    return item;
  }

  /** Removes the tokens from {@code index} on. */
  void truncate(int index) {
    while (count > index) {
      count--;
      width -= width(count) + gap(count);
    }
  }

  /** Removes the last item and returns it as a line of its own. */
  Line moveLastItem() {
    Line moved = new Line(text, depth);
    moved.beginItem(lastIsRow);
    for (int i = item; i < count; i++) {
      moved.add(starts[i], ends[i], gaps[i]);
    }
    moved.wide = wide;
    moved.comment(commentStart, commentEnd); // It follows the last item.
    comment(0, 0);
    truncate(item);
    items--;
    item = 0;
    return moved;
  }

  /** The line ends. If its only item is a whole row, it is a row. */
  void markRow() {
    row = items == 1 && item == 0 && firstIsRow;
  }

  boolean isRow() {
    return row;
  }

  /** The only token is an item that is written as it is. */
  void markVerbatim() {
    verbatim = true;
  }

  boolean isVerbatim() {
    return verbatim;
  }

  /** There are more blanks in the line than necessary. */
  void markWide() {
    wide = true;
  }

  boolean isWide() {
    return wide;
  }

  void comment(int start, int end) {
    commentStart = start;
    commentEnd = end;
  }

  boolean hasComment() {
    return commentEnd > commentStart;
  }

  int commentStart() {
    return commentStart;
  }

  int commentEnd() {
    return commentEnd;
  }
}
