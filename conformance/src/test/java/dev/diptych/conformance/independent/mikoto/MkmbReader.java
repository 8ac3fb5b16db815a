package dev.diptych.conformance.independent.mikoto;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads the binary form by the layout in {@code mikoto_motion.ksy}, to its last byte. */
public final class MkmbReader {
  static final int MAGIC = 0x424d_4b4d; // MKMB, its first letter in the lowest byte

  private final ByteBuffer in;

  private MkmbReader(byte[] file) {
    this.in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * Reads {@code file}.
   *
   * @throws IOException if it is invalid, ends too early, or has trailing bytes
   */
  public static Mkm read(byte[] file) throws IOException {
    try {
      return new MkmbReader(file).file();
    } catch (BufferUnderflowException e) {
      throw new IOException("it ends too early", e);
    }
  }

  private Mkm file() throws IOException {
    if (in.getInt() != MAGIC || in.get() != 1) {
      throw new IOException("not the magic and version 1");
    }
    byte lineEnd = in.get();
    if (lineEnd < 0 || lineEnd > 1) {
      throw new IOException("an end of lines that there is not: " + lineEnd);
    }
    Mkm file = new Mkm(lineEnd == 1, string(), parts());
    if (in.hasRemaining()) {
      throw new IOException(in.remaining() + " bytes are left");
    }
    return file;
  }

  private List<Part> parts() throws IOException {
    List<Part> parts = new ArrayList<>();
    for (int rest = count(1); rest > 0; rest--) {
      byte kind = in.get();
      parts.add(
          switch (kind) {
            case 0 -> motion();
            case 1 -> track(Track.Kind.VECTOR);
            case 2 -> track(Track.Kind.QUATERNION);
            case 3 -> new Other(string());
            default -> throw new IOException("no kind: " + kind);
          });
    }
    return parts;
  }

  // Java evaluates arguments from left to right, which is the order of the file.

  private Motion motion() throws IOException {
    return new Motion(string(), in.getInt(), in.getInt(), parts());
  }

  private Track track(Track.Kind kind) throws IOException {
    return new Track(kind, string(), string(), string(), string(), others(), keys(kind));
  }

  private List<Other> others() throws IOException {
    List<Other> others = new ArrayList<>();
    for (int rest = count(4); rest > 0; rest--) {
      others.add(new Other(string()));
    }
    return others;
  }

  private List<Key> keys(Track.Kind kind) throws IOException {
    List<Key> keys = new ArrayList<>();
    for (int rest = count(4 + 8 * kind.values); rest > 0; rest--) {
      int frame = in.getInt();
      List<Real> values = new ArrayList<>();
      for (int i = 0; i < kind.values; i++) {
        values.add(new Real(in.getLong()));
      }
      keys.add(new Key(frame, values));
    }
    return keys;
  }

  private String string() throws IOException {
    byte[] bytes = new byte[count(1)];
    in.get(bytes);
    return Mkm.string(bytes);
  }

  /** A count of things of at least {@code size} bytes: no file is trusted with the heap. */
  private int count(int size) throws IOException {
    int count = in.getInt();
    if (count < 0 || (long) count * size > in.remaining()) {
      throw new IOException(Integer.toUnsignedLong(count) + " times " + size + " bytes announced");
    }
    return count;
  }
}
