package dev.diptych.authoring.merge;

import dev.diptych.syntax.SyntaxTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item of a text with the white space before it and what follows it in its line, or a line
 * without an item. The parts of a text, one after the other, are the text.
 *
 * @param text the text that it is in
 * @param kind what it is
 * @param name its name in paths; empty for lines
 * @param id what distinguishes it from other items of its block; null for lines, and for rows
 *     without a key
 * @param first its first token, or -1
 * @param last the token after it
 * @param line where it begins and ends; for a block, its first line
 * @param children what is in the braces of a block
 * @param close the last line of a block, or null
 */
record Part(
    Text text,
    Kind kind,
    String name,
    @Nullable String id,
    int first,
    int last,
    Stretch line,
    List<Part> children,
    @Nullable Stretch close) {

  /** What a part is. */
  enum Kind {
    /** A comment, or an empty line. */
    LINE,
    /** The header line, or {@code Eof}. */
    EDGE,
    /** {@code name = value}. */
    ATTRIBUTE,
    /** What has braces. */
    BLOCK,
    /** A row of a table. */
    ROW,
    /** Another item of an authored text. */
    OTHER
  }

  /**
   * A text.
   *
   * @param bytes its bytes, each as a character
   * @param tree its tokens and nodes
   */
  record Text(String bytes, SyntaxTree tree) {}

  /**
   * Some bytes of a text, from the white space before them to the end of their line if nothing else
   * is in it.
   *
   * @param start where the white space begins
   * @param from where the first token begins
   * @param to where the last token ends
   * @param end where the next part begins
   */
  record Stretch(int start, int from, int to, int end) {}

  boolean isLine() {
    return kind == Kind.LINE;
  }

  boolean isBlock() {
    return kind == Kind.BLOCK;
  }

  /** Where the next part begins. */
  int end() {
    return close == null ? line.end() : close.end();
  }

  /** All of it. */
  String whole() {
    return text.bytes().substring(line.start(), end());
  }

  /** Without the white space before it and what follows it. */
  String core() {
    return text.bytes().substring(line.from(), close == null ? line.to() : close.to());
  }

  /** Whether two parts have the same bytes. */
  boolean isSame(Part other) {
    return same(line.start(), end(), other, other.line.start(), other.end());
  }

  /** The same without the white space before them and what follows them. */
  boolean hasSameCore(Part other) {
    int to = close == null ? line.to() : close.to();
    int otherTo = other.close == null ? other.line.to() : other.close.to();
    return same(line.from(), to, other, other.line.from(), otherTo);
  }

  private boolean same(int from, int to, Part other, int otherFrom, int otherTo) {
    return to - from == otherTo - otherFrom
        && text.bytes().regionMatches(from, other.text.bytes(), otherFrom, to - from);
  }

  /** Whether the text ends here without a line end. */
  boolean isCut() {
    String bytes = text.bytes();
    return end() == bytes.length()
        && end() > 0
        && bytes.charAt(end() - 1) != '\n'
        && bytes.charAt(end() - 1) != '\r';
  }
}
