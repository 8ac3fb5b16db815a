package dev.diptych.conformance.mistakes;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A text with one changed character between its header line and its end.
 *
 * @param text the text
 * @param offset where it was changed
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Mistake(byte[] text, int offset) {
  private static final String MARKS = "{}()=\"";

  /** A kind of change. */
  enum Change {
    DELETE,
    INSERT,
    REPLACE
  }

  /** A random change of a text; null if it has no such place, or the place is in a comment. */
  static @Nullable Mistake of(SyntaxTree tree, Change change, boolean marks, Random random) {
    byte[] text = tree.source().bytes();
    List<Integer> places = new ArrayList<>();
    for (int at = tree.bodyStart(); at < tree.tail().start(); at++) {
      boolean fits = marks ? MARKS.indexOf(text[at]) >= 0 : Character.isLetterOrDigit(text[at]);
      if (fits || change == Change.INSERT) {
        places.add(at);
      }
    }
    if (places.isEmpty()) {
      return null;
    }
    int at = places.get(random.nextInt(places.size()));
    String inserted = change == Change.DELETE ? "" : inserted(change, marks, random);
    boolean isSame = change == Change.REPLACE && inserted.charAt(0) == text[at];
    return isSame || tree.kind(tree.tokenAt(at)) == Kind.COMMENT
        ? null
        : changed(text, at, change == Change.INSERT ? 0 : 1, inserted);
  }

  private static String inserted(Change change, boolean marks, Random random) {
    String from = MARKS;
    if (change == Change.REPLACE) {
      from = MARKS + (marks ? "a1 " : "a1-.");
    } else if (!marks) {
      from = "0123456789abcdefghijklmnopqrstuvwxyz";
    }
    int at = random.nextInt(from.length());
    return from.substring(at, at + 1);
  }

  private static Mistake changed(byte[] text, int at, int removed, String inserted) {
    String before = new String(text, ISO_8859_1);
    String after = before.substring(0, at) + inserted + before.substring(at + removed);
    return new Mistake(after.getBytes(ISO_8859_1), at);
  }

  /** The line of the change. */
  int line() {
    return new Source("", text).position(Math.min(offset, text.length)).line();
  }

  /** This text with a later replacement of a character in the same original, too. */
  Mistake with(Mistake later) {
    byte[] both = text.clone();
    System.arraycopy(later.text, later.offset, both, later.offset, both.length - later.offset);
    return new Mistake(both, later.offset);
  }
}
