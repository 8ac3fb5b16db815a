package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes comments into a printed text. */
final class CommentWriter {
  private final SyntaxTree tree;
  private final String indent;
  private final int end;
  private final byte[] lineEnd;
  private final ByteBuilder out;
  private int written;

  /** A writer of comments into a text. */
  CommentWriter(TextComments text) {
    this.tree = text.tree();
    this.indent = text.style().indent();
    this.end = tree.source().length();
    this.lineEnd = tree.trivia().lineEnd().getBytes(US_ASCII);
    this.out = new ByteBuilder(end + 256);
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
      int offset = beside ? place.beside() : tree.trivia().blanksStart(place.line());
      insertions.add(new Insertion(offset, new PlacedComment(own, each.comment())));
    }
    insertions.sort(Comparator.comparingInt(Insertion::offset));
    boolean blank = false;
    for (Insertion each : insertions) {
      blank &= each.offset() == written;
      copy(each.offset());
      blank = insert(each.placed(), blank);
    }
    copy(end);
    return out.toBytes();
  }

  private void copy(int to) {
    out.put(tree.spelling(), written, to);
    written = to;
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
    out.put(tree.spelling(), written, token);
    if (tree.kind(tree.tokenAt(token)) == Kind.RBRACE) {
      out.putAscii(indent);
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
