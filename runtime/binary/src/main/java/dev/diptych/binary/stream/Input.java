package dev.diptych.binary.stream;

import dev.diptych.model.document.FileBytes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stream that is decoded. Its bytes are not copied. */
public final class Input extends Stream {
  private static final VarHandle SHORT_LE = view(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle SHORT_BE = view(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT_LE = view(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT_BE = view(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG_LE = view(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG_BE = view(long[].class, ByteOrder.BIG_ENDIAN);

  private final Bytes all;
  private final @Nullable Input outer;
  private final int outerStart;
  private final boolean packed;
  private final List<Bytes> parts;
  private int part;
  private int bits;

  /** A stream of {@code bytes}. */
  public Input(Bytes bytes) {
    this(bytes, null, 0, false);
  }

  /**
   * A stream of bytes of another stream.
   *
   * @param bytes its bytes
   * @param outer the other stream; null for none
   * @param outerStart where they begin there
   * @param packed whether they are packed there
   */
  public Input(Bytes bytes, @Nullable Input outer, int outerStart, boolean packed) {
    super(bytes.array(), bytes.from(), bytes.length());
    this.all = bytes;
    this.outer = outer;
    this.outerStart = outerStart;
    this.packed = packed;
    this.parts = List.of();
  }

  private Input(List<Bytes> parts, int size) {
    super(parts.get(0).array(), parts.get(0).from(), size);
    this.limit = parts.get(0).length();
    this.all = parts.get(0);
    this.outer = null;
    this.outerStart = 0;
    this.packed = false;
    this.parts = parts;
  }

  /**
   * A file. Its parts are not joined: a field whose bytes are in two of them is rejected, as is a
   * stream within the file.
   */
  public static Input of(FileBytes file) {
    List<Bytes> parts = file.parts().stream().map(Bytes::of).toList();
    return parts.size() == 1
        ? new Input(parts.get(0))
        : new Input(parts, Math.toIntExact(file.size()));
  }

  private static VarHandle view(Class<?> type, ByteOrder order) {
    return MethodHandles.byteArrayViewVarHandle(type, order);
  }

  @Override
  void next(long count) {
    boolean enough = count <= size - position;
    while (enough && position == limit) {
      part++;
      Bytes bytes = parts.get(part);
      array = bytes.array();
      start = bytes.from() - limit;
      limit += bytes.length();
    }
    if (count > limit - position) {
      if (enough) {
        throw split();
      }
      super.next(count);
    }
  }

  private static RejectedException split() {
    return new RejectedException("inconsistent", "its bytes are in several parts of the file");
  }

  /** All bytes of the stream; not for a file in parts. */
  public Bytes all() {
    return all;
  }

  /** The bytes from {@code from} to before {@code to}; the position does not change. */
  public Bytes range(int from, int to) {
    int before = 0;
    for (Bytes each : parts) {
      if (from < before + each.length()) {
        if (to > before + each.length()) {
          throw split();
        }
        return each.after(from - before).first(to - from);
      }
      before += each.length();
    }
    return new Bytes(array, start + from, to - from);
  }

  /** The stream with its bytes; null for a file. */
  public @Nullable Input outer() {
    return outer;
  }

  /** Where its bytes begin in the {@linkplain #outer other stream}. */
  public int outerStart() {
    return outerStart;
  }

  /** The innermost packed stream that is or contains this one; null if none is. */
  public @Nullable Input packed() {
    return packed || outer == null ? (packed ? this : null) : outer.packed();
  }

  /** Whether the file has its bytes as they are. */
  public boolean inFile() {
    return outer == null || (all.sameArray(outer.all) && outer.inFile());
  }

  /** The offset of {@code at} in the file, if nothing around it is packed. */
  public long fileOffset(int at) {
    return outer == null ? at : outer.fileOffset(outerStart + at);
  }

  /**
   * The next {@code count} bytes.
   *
   * @throws RejectedException if there are fewer, or the count is negative
   */
  public Bytes bytes(long count) {
    int at = take(count); // May go on in another array.
    return new Bytes(array, at, (int) count);
  }

  /** The bytes to the end. */
  public Bytes rest() {
    return bytes(remaining());
  }

  /**
   * The bytes up to a terminator.
   *
   * @param terminator its bytes, at a multiple of their number from here
   * @param include whether the result ends with it
   * @param consume whether the position is behind it
   * @param required whether it must exist; otherwise the bytes to the end are the result
   * @throws RejectedException if it does not exist
   */
  public Bytes terminated(byte[] terminator, boolean include, boolean consume, boolean required) {
    align();
    if (position == limit && position < size) {
      next(1);
    }
    int from = Math.min(position, limit);
    Bytes left = new Bytes(array, start + from, limit - from);
    int at = left.indexOf(terminator, 0);
    if (at < 0) {
      if (required) {
        throw new RejectedException("missing-terminator", "its terminator is missing");
      }
      return rest();
    }
    position = from + at + (consume ? terminator.length : 0);
    return left.first(at + (include ? terminator.length : 0));
  }

  /** A number of 1, 2, 4 or 8 bytes, zero-extended. */
  public long number(int width, boolean little) {
    int at = take(width);
    return switch (width) {
      case 1 -> array[at] & 0xFFL;
      case 2 -> (short) (little ? SHORT_LE : SHORT_BE).get(array, at) & 0xFFFFL;
      case 4 -> (int) (little ? INT_LE : INT_BE).get(array, at) & 0xFFFF_FFFFL;
      default -> (long) (little ? LONG_LE : LONG_BE).get(array, at);
    };
  }

  /**
   * A number of up to 64 bits, zero-extended.
   *
   * @param little whether the first bit is the lowest one of its byte and of the number
   */
  public long bits(int count, boolean little) {
    long result = 0;
    int done = 0;
    while (done < count) {
      if (bitsLeft == 0) {
        int at = advance(1);
        bits = array[at] & 0xFF;
        bitsLeft = 8;
        lowestLeft = 0;
      }
      int now = Math.min(count - done, bitsLeft);
      long mask = (1L << now) - 1;
      if (little) {
        result |= ((bits >> lowestLeft) & mask) << done;
        lowestLeft += now;
      } else {
        result = (result << now) | ((bits >> (lowestLeft + bitsLeft - now)) & mask);
      }
      bitsLeft -= now;
      done += now;
    }
    return result;
  }
}
