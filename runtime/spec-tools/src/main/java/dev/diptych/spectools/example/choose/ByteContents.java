package dev.diptych.spectools.example.choose;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Contents for a field of bytes or text: its id by default. */
final class ByteContents {
  private static final int DEFAULT_SIZE = 4;

  private final FieldView view;
  private final long size;
  private final boolean text;
  private final Charset charset;
  private final Frame.@Nullable FixedSize filled;

  /**
   * Contents.
   *
   * @param view the field
   * @param size how many bytes, or -1 where it may be any number
   */
  ByteContents(FieldView view, long size) {
    this.view = view;
    this.size = size;
    Type.Text string = view.field().type() instanceof Type.Text one ? one : null;
    this.text = string != null;
    this.charset = string == null ? StandardCharsets.US_ASCII : Charset.forName(string.encoding());
    this.filled =
        string != null && string.frame() instanceof Frame.FixedSize fixedSize ? fixedSize : null;
  }

  /** The default, and those of {@code wanted} with the right size. */
  List<Object> possible(Collection<Object> wanted) {
    List<Object> possible = new ArrayList<>(List.of(defaultContent()));
    for (Object each : wanted) {
      boolean kind = text ? each instanceof String : each instanceof byte[];
      if (kind && value(each) != null) {
        possible.add(each);
      }
    }
    return possible;
  }

  /** Zeros, where no other content fits. */
  Value zeros() {
    return new Blob(new byte[filled != null ? filled.size() : (int) Math.max(0, size)]);
  }

  /** The value for {@code content}, a text or bytes, or null if it does not fit. */
  @Nullable Value value(Object content) {
    byte[] bytes = content instanceof String words ? words.getBytes(charset) : (byte[]) content;
    if (filled != null) {
      byte[] all = filled.encode(bytes);
      return all == null ? null : new Blob(all);
    }
    return size >= 0 && bytes.length != size ? null : new Blob(bytes);
  }

  /** The value for {@code content}, filled up to the size; null if it does not fit. */
  @Nullable Value fitting(Object content) {
    if (text != content instanceof String) {
      return null;
    }
    byte[] bytes = content instanceof String words ? words.getBytes(charset) : (byte[]) content;
    if (text && !new String(bytes, charset).equals(content)) {
      return null;
    }
    boolean grows = filled == null && size > bytes.length;
    byte[] full = grows ? Arrays.copyOf(bytes, (int) size) : bytes;
    Arrays.fill(full, bytes.length, full.length, (byte) (text ? ' ' : 0));
    return value(full);
  }

  private Object defaultContent() {
    if (text) {
      return text() + ending();
    }
    boolean ended = view.written().terminator() != null || view.written().padRight() != null;
    if (ended) {
      byte[] id = view.field().id().getBytes(charset);
      return size < 0 ? id : Arrays.copyOf(id, (int) size);
    }
    byte[] bytes = new byte[size < 0 ? DEFAULT_SIZE : (int) size];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    return bytes;
  }

  /** A terminator that is part of the value. */
  private String ending() {
    boolean included = view.written().include() && size < 0 && filled == null;
    boolean zero = "strz".equals(view.written().type()) && view.written().terminator() == null;
    String end = zero ? "0" : view.written().terminator();
    return included && end != null && end.matches("\\d+")
        ? Character.toString(Integer.parseInt(end))
        : "";
  }

  private String text() {
    String id = view.field().id().replace('_', ' ');
    long room = room();
    if (room < 0) {
      return id;
    }
    StringBuilder text = new StringBuilder(id);
    while (!text.isEmpty() && length(text) > room) {
      text.setLength(text.length() - 1);
    }
    long free = room - length(text);
    if (room == size && filled == null && free > 0) {
      int space = length(text + " ") - length(text);
      text.append(" ".repeat((int) ((free + space - 1) / Math.max(1, space))));
    }
    return text.toString();
  }

  private int length(CharSequence words) {
    return words.toString().getBytes(charset).length;
  }

  private long room() {
    return filled == null ? size : filled.size();
  }
}
