package dev.diptych.authoring.comment;

/** A block or an attribute. */
final class TextItem {
  private final TextTree tree;
  private final int index;
  private final String name;
  private final int start;
  private final int open;
  private final int close;

  /**
   * An item.
   *
   * @param index its index in its block
   * @param name its name
   * @param start its offset
   * @param open offset after its opening brace; -1 for an attribute
   * @param close offset of its closing brace
   */
  TextItem(TextTree tree, int index, String name, int start, int open, int close) {
    this.tree = tree;
    this.index = index;
    this.name = name;
    this.start = start;
    this.open = open;
    this.close = close;
  }

  int index() {
    return index;
  }

  String name() {
    return name;
  }

  boolean isBlock() {
    return open >= 0;
  }

  /** Whether an offset is between its braces. */
  boolean encloses(int offset) {
    return isBlock() && offset >= open && offset <= close;
  }

  /** Its content; it must be a block. */
  TextBlock block() {
    return new TextBlock(tree, start, open, close);
  }
}
