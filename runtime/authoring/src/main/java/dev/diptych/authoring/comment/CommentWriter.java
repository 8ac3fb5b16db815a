package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes comments into a printed text. */
final class CommentWriter {
  private final TextComments tree;
  private final byte[] text;
  private final byte[] lineEnd;
  private final ByteBuilder out;
  private int written;

  /** A writer of comments into a text. */
  CommentWriter(TextComments tree) {
    this.tree = tree;
    this.text = tree.text();
    this.lineEnd = lineEnd(text).getBytes(US_ASCII);
    this.out = new ByteBuilder(text.length + 256);
  }

  private static String lineEnd(byte[] text) {
    int at = 0;
    while (at < text.length && text[at] != '\n') {
      at++;
    }
    return at > 0 && at < text.length && text[at - 1] == '\r' ? "\r\n" : "\n";
  }

  /**
   * An insertion.
   *
   * @param offset where
   * @param placed the comment
   */
  private record Insertion(int offset, PlacedComment placed) {}

  /** The text with comments. Those in one place stay in their order. */
  byte[] write(List<PlacedComment> comments) {
    List<Insertion> insertions = new ArrayList<>();
    Set<Integer> taken = new HashSet<>();
    for (PlacedComment each : comments) {
      Place place = each.place();
      boolean beside = place.isBeside() && taken.add(place.beside());
      // Only one comment fits beside an item.
      Place own = beside ? place : Place.before(place.line());
      int offset = beside ? place.beside() : lineStart(place.line());
      insertions.add(new Insertion(offset, new PlacedComment(own, each.comment())));
    }
    insertions.sort(Comparator.comparingInt(Insertion::offset));
    boolean blank = false;
    for (Insertion each : insertions) {
      blank &= each.offset() == written;
      copy(each.offset());
      blank = insert(each.placed(), blank);
    }
    copy(text.length);
    return out.toBytes();
  }

  private int lineStart(int offset) {
    int at = offset;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
      at--;
    }
    return at;
  }

  private void copy(int end) {
    out.put(text, written, end - written);
    written = end;
  }

  /** Writes a comment; returns whether an empty line ends it. */
  private boolean insert(PlacedComment placed, boolean blank) {
    Comment comment = placed.comment();
    if (placed.place().isBeside()) {
      out.putAscii(" ");
      put(comment.text());
      return false;
    }
    if (comment.blankBefore() && !blank) {
      out.put(lineEnd, 0, lineEnd.length);
    }
    int token = placed.place().line();
    out.put(text, written, Math.min(token, text.length) - written);
    if (token < text.length && text[token] == '}') {
      out.putAscii(tree.style().indent());
    }
    put(comment.text());
    out.put(lineEnd, 0, lineEnd.length);
    if (comment.blankAfter()) {
      out.put(lineEnd, 0, lineEnd.length);
    }
    return comment.blankAfter();
  }

  private void put(String comment) {
    byte[] bytes = comment.getBytes(ISO_8859_1);
    out.put(bytes, 0, bytes.length);
  }
}
