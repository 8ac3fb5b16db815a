package dev.diptych.text.print;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.TextStyle;
import org.jspecify.annotations.Nullable;

/**
 * The form of a text, from fields that keep it.
 *
 * @param style the style with these fields
 * @param root the struct with these fields
 */
record KeptForm(TextStyle style, Struct root) {
  private static final String LINE_FEED = "\n";

  /** The line end. */
  String lineEnd() {
    return has(style.lineEnd()) && lineEndNumber() == 1 ? "\r\n" : LINE_FEED;
  }

  /** Whether the form of the text determines {@code field}, a field of the root. */
  boolean determines(Field field) {
    if (!has(field.id())) {
      return false;
    }
    if (field.id().equals(style.lineEnd())) {
      return lineEndNumber() == 0 || lineEndNumber() == 1;
    }
    return field.id().equals(style.tail()) && canFollowEof();
  }

  /** Prints the text after {@code Eof}. */
  void tail(TextOutput out) {
    if (!has(style.tail())) {
      out.end();
    } else if (canFollowEof()) {
      byte[] tail = tailBytes();
      out.buffer().put(tail, 0, tail.length);
    }
  }

  /** Whether the root has a field: a damaged file may lack it. */
  private boolean has(@Nullable String id) {
    return id != null && root.get(id) != null;
  }

  /** Whether the tail can follow {@code Eof} without changing that word. */
  private boolean canFollowEof() {
    byte[] tail = tailBytes();
    boolean word = tail.length > 0 && (isLetterOrDigit(tail[0]) || "_.:+-".indexOf(tail[0]) >= 0);
    return !word;
  }

  private static boolean isLetterOrDigit(byte b) {
    return b >= 0 && Character.isLetterOrDigit(b);
  }

  private byte[] tailBytes() {
    return ((Blob) root.require(requireNonNull(style.tail()))).bytes();
  }

  private long lineEndNumber() {
    return ((Scalar) root.require(requireNonNull(style.lineEnd()))).bits();
  }
}
