package dev.diptych.spectools.example.choose;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.ValueFrames;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Contents for a field of bytes or text: its id by default. */
final class ByteContents {
  private static final int DEFAULT_SIZE = 4;

  /** The most digits that expressions can convert. */
  private static final int MAX_DIGITS = 18;

  private final FieldView view;
  private final long size;
  private final boolean text;
  private final Charset charset;
  private final Frame.@Nullable FixedSize filled;
  private final Frame frame;
  private final boolean bare;
  private final byte[] end;

  /**
   * Contents.
   *
   * @param view the field
   * @param size how many bytes, or -1 where it may be any number
   */
  ByteContents(FieldView view, long size) {
    this(view, size, new byte[0]);
  }

  /**
   * Contents.
   *
   * @param view the field
   * @param size how many bytes, or -1 where it may be any number
   * @param end what they should end with
   */
  ByteContents(FieldView view, long size, byte[] end) {
    this.end = end;
    this.view = view;
    this.size = size;
    Type.Text string = view.field().type() instanceof Type.Text one ? one : null;
    this.text = string != null;
    this.charset = string == null ? StandardCharsets.US_ASCII : Charset.forName(string.encoding());
    this.frame = ValueFrames.of(view);
    this.bare = size >= 0 && ValueFrames.isBare(view);
    this.filled = string != null && frame instanceof Frame.FixedSize fixedSize ? fixedSize : null;
  }

  /** Whether the value may be shorter than the bytes that the file has for it. */
  boolean framed() {
    return frame instanceof Frame.FixedSize || frame instanceof Frame.VaryingSize;
  }

  /** The value for {@code number} as digits, with zeros up to the size; null if it does not fit. */
  @Nullable Value digits(long number, int radix) {
    String digits = Long.toString(number, radix);
    boolean ended =
        frame instanceof Frame.FixedSize fixed
            ? fixed.terminator() >= 0
            : frame instanceof Frame.VaryingSize varying && !varying.terminator().isEmpty();
    long width = Math.min(MAX_DIGITS, room() / Math.max(1, length("0")) - (ended ? 1 : 0));
    boolean zeros = number >= 0 && digits.length() < width;
    return value(zeros ? "0".repeat((int) width - digits.length()) + digits : digits);
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
    return new Blob(new byte[filled != null ? filled.size() : bare ? 0 : (int) Math.max(0, size)]);
  }

  /** The value for {@code content}, a text or bytes, or null if it does not fit. */
  @Nullable Value value(Object content) {
    byte[] bytes = content instanceof String words ? words.getBytes(charset) : (byte[]) content;
    if (filled != null) {
      byte[] all = filled.encode(bytes);
      return all == null ? null : new Blob(all);
    }
    if (bare) {
      boolean fits = bytes.length <= size && Arrays.equals(frame.value(bytes), bytes);
      return fits ? new Blob(bytes) : null;
    }
    return size >= 0 && bytes.length != size ? framed(bytes) : new Blob(bytes);
  }

  /** {@code value} with a terminator and padding up to the size; null if it does not fit. */
  private @Nullable Value framed(byte[] value) {
    byte[] all = null;
    if (frame instanceof Frame.FixedSize fixed) {
      all = fixed.encode(value);
    } else if (frame instanceof Frame.VaryingSize varying && value.length < size) {
      byte[] after = HexFormat.of().parseHex(varying.included() ? "" : varying.terminator());
      byte[] pad = HexFormat.of().parseHex(varying.padding());
      all = Arrays.copyOf(value, (int) size);
      for (int i = value.length; i < all.length; i++) {
        int at = i - value.length;
        all[i] = at < after.length ? after[at] : pad.length == 0 ? 0 : pad[at % pad.length];
      }
    }
    return all != null && Arrays.equals(frame.value(all), value) ? new Blob(all) : null;
  }

  /** The number of bytes that {@code content} takes with a terminator, but without padding. */
  long needed(Object content) {
    int length = content instanceof String words ? length(words) : ((byte[]) content).length;
    boolean ends = frame instanceof Frame.VaryingSize varying && !varying.included();
    return ends ? length + ((Frame.VaryingSize) frame).terminator().length() / 2 : length;
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
    boolean grows = filled == null && !bare && size > bytes.length;
    byte[] full = grows ? Arrays.copyOf(bytes, (int) size) : bytes;
    Arrays.fill(full, bytes.length, full.length, (byte) (text ? ' ' : 0));
    return value(full);
  }

  private Object defaultContent() {
    if (text) {
      return without(text()) + new String(Terminators.included(view), charset) + ending();
    }
    byte[] bytes = plain();
    byte[] stop = Terminators.of(view);
    for (int i = 0; stop.length > 0 && i < bytes.length; i++) {
      bytes[i] += (byte) (bytes[i] == stop[0] ? 1 : 0);
    }
    byte[] last = end.length > 0 ? end : Terminators.included(view);
    byte[] whole = Arrays.copyOf(bytes, bytes.length + (size < 0 ? last.length : 0));
    System.arraycopy(last, 0, whole, bytes.length, whole.length - bytes.length);
    return whole;
  }

  /** {@code words} without what ends them. */
  private String without(String words) {
    String stop = new String(Terminators.of(view), charset);
    return stop.isEmpty() ? words : words.replace(stop, "");
  }

  private byte[] plain() {
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

  private String ending() {
    return size < 0 && filled == null ? new String(end, charset) : "";
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
    if (room == size && filled == null && !bare && free > 0) {
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
