package dev.diptych.conformance.recording;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A recording of Unity XR Hands, written and read as Unity's own code does it: a hand has joints if
 * all of them are valid.
 *
 * @param name its name
 * @param duration in seconds
 * @param frames its frames
 */
record HandsbinRecording(String name, float duration, List<Frame> frames) {
  static final int JOINTS = 26;
  static final int NUMBERS = 7;

  /** Keeps its own copy. */
  HandsbinRecording {
    frames = List.copyOf(frames);
  }

  /**
   * A frame.
   *
   * @param time in seconds
   * @param flags left tracked, right tracked, left valid, right valid
   * @param left the bits of 26 joints with 7 numbers each, or none
   * @param right likewise
   */
  record Frame(float time, List<Integer> flags, List<Integer> left, List<Integer> right) {
    /** Keeps its own copies. */
    Frame {
      flags = List.copyOf(flags);
      left = List.copyOf(left);
      right = List.copyOf(right);
    }

    /** The joints of a hand. */
    List<Integer> hand(boolean isLeft) {
      return isLeft ? left : right;
    }
  }

  /** The bits of random joints, with unit rotations in one hemisphere. */
  static List<Integer> joints(Random random) {
    List<Integer> bits = new ArrayList<>();
    for (int joint = 0; joint < JOINTS; joint++) {
      for (int axis = 0; axis < 3; axis++) {
        bits.add(Float.floatToRawIntBits((float) (random.nextGaussian() * 0.3)));
      }
      double[] q = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), 3};
      double norm = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
      for (double number : q) {
        bits.add(Float.floatToRawIntBits((float) (number / norm)));
      }
    }
    return bits;
  }

  /** The bytes of the file. */
  byte[] write() {
    byte[] text = name.getBytes(UTF_8);
    int size = 17 + text.length + frames.size() * (8 + 2 * JOINTS * NUMBERS * Float.BYTES);
    ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(1);
    int length = text.length;
    for (; length > 0x7f; length >>>= 7) {
      out.put((byte) (length | 0x80));
    }
    out.put((byte) length).put(text).putFloat(duration).putInt(frames.size());
    for (Frame frame : frames) {
      out.putFloat(frame.time());
      frame.flags().forEach(flag -> out.put(flag.byteValue()));
      frame.left().forEach(out::putInt);
      frame.right().forEach(out::putInt);
    }
    byte[] file = new byte[out.position()];
    out.flip().get(file);
    return file;
  }

  /** Reads the bytes of a file, all of them. */
  static HandsbinRecording read(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    if (in.getInt() != 1) {
      throw new IllegalArgumentException("another version");
    }
    int length = 0;
    int shift = 0;
    int group;
    do {
      group = in.get() & 0xff;
      length |= (group & 0x7f) << shift;
      shift += 7;
    } while (group > 0x7f);
    byte[] text = new byte[length];
    in.get(text);
    float duration = in.getFloat();
    int count = in.getInt();
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      float time = in.getFloat();
      List<Integer> flags = new ArrayList<>();
      for (int flag = 0; flag < 4; flag++) {
        flags.add(in.get() & 0xff);
      }
      List<Integer> left = joints(in, flags.get(2));
      frames.add(new Frame(time, flags, left, joints(in, flags.get(3))));
    }
    if (in.hasRemaining()) {
      throw new IllegalArgumentException(in.remaining() + " bytes remain");
    }
    return new HandsbinRecording(new String(text, UTF_8), duration, frames);
  }

  private static List<Integer> joints(ByteBuffer in, int valid) {
    List<Integer> bits = new ArrayList<>();
    for (int i = 0; valid != 0 && i < JOINTS * NUMBERS; i++) {
      bits.add(in.getInt());
    }
    return bits;
  }
}
