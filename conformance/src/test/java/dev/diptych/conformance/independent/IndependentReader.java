package dev.diptych.conformance.independent;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads a file by the tables, from its first byte to its last. */
public final class IndependentReader {
  private final DataInputStream in;
  private final Layout layout;

  private IndependentReader(byte[] file, Layout layout) {
    this.in = new DataInputStream(new ByteArrayInputStream(file));
    this.layout = layout;
  }

  /** Whether this reader is for the version of {@code file}, an animation. */
  public static boolean knowsVersionOf(byte[] file) {
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(12) <= 1;
  }

  /**
   * Reads a file of the given layout; the version is in its header.
   *
   * @throws EOFException if the file ends too early
   * @throws IOException if it is not an animation of version 1.0 or 1.1
   */
  public static Animation read(byte[] file, Layout layout) throws IOException {
    return new IndependentReader(file, layout).animation();
  }

  private Animation animation() throws IOException {
    if (Long.reverseBytes(in.readLong()) != Animation.MAGIC) {
      throw new IOException("not the magic number");
    }
    int major = word();
    int minor = word();
    if (major != 1 || minor < 0 || minor > 1) {
      throw new IOException("version " + major + "." + minor);
    }
    int camera = flag(minor);
    int hands = flag(minor);
    int gaze = flag(minor);
    int keyWords = layout.floatKeyWords(minor);
    // Java evaluates arguments from left to right, which is the order of the file.
    return new Animation(
        major,
        minor,
        layout,
        camera,
        hands,
        gaze,
        camera != 0 ? pose(keyWords) : null,
        hands != 0 ? curve(Key.SHORT_WORDS) : null,
        hands != 0 ? curve(Key.SHORT_WORDS) : null,
        hands != 0 ? curve(Key.SHORT_WORDS) : null,
        hands != 0 ? curve(Key.SHORT_WORDS) : null,
        hands != 0 ? joints(keyWords) : null,
        hands != 0 ? joints(keyWords) : null,
        gaze > 0 ? Ray.of(curves(6, keyWords)) : null,
        layout.hasMarkers() ? markers() : null,
        in.readAllBytes());
  }

  private int flag(int minor) throws IOException {
    return minor == 0 ? -1 : in.readUnsignedByte();
  }

  private List<Pose> joints(int keyWords) throws IOException {
    List<Pose> joints = new ArrayList<>();
    for (int i = 0; i < Animation.JOINTS; i++) {
      joints.add(pose(keyWords));
    }
    return joints;
  }

  private Pose pose(int keyWords) throws IOException {
    return Pose.of(curves(7, keyWords));
  }

  private List<Curve> curves(int count, int keyWords) throws IOException {
    List<Curve> curves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      curves.add(curve(keyWords));
    }
    return curves;
  }

  private Curve curve(int keyWords) throws IOException {
    int preWrap = word();
    int postWrap = word();
    int count = count(keyWords * Integer.BYTES);
    List<Key> keys = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int[] bits = new int[keyWords];
      for (int j = 0; j < keyWords; j++) {
        bits[j] = word();
      }
      keys.add(new Key(bits));
    }
    return new Curve(preWrap, postWrap, keys);
  }

  private List<Marker> markers() throws IOException {
    int count = count(Float.BYTES + 1);
    List<Marker> markers = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int time = word();
      byte[] rawLength = rawLength();
      long length = Marker.length(rawLength);
      requireRest(length);
      markers.add(new Marker(time, rawLength, in.readNBytes((int) length)));
    }
    return markers;
  }

  private byte[] rawLength() throws IOException {
    ByteArrayOutputStream raw = new ByteArrayOutputStream();
    int last;
    do {
      last = in.readUnsignedByte();
      raw.write(last);
    } while (last > 0x7f);
    return raw.toByteArray();
  }

  /** A count of things that take at least so many bytes each: no file is trusted with the heap. */
  private int count(int elementBytes) throws IOException {
    int count = word();
    if (count < 0) {
      throw new IOException("a count of " + count);
    }
    requireRest((long) count * elementBytes);
    return count;
  }

  private void requireRest(long bytes) throws IOException {
    if (bytes > in.available()) {
      throw new EOFException(bytes + " bytes announced, " + in.available() + " left");
    }
  }

  private int word() throws IOException {
    return Integer.reverseBytes(in.readInt());
  }
}
