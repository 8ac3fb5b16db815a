package dev.diptych.conformance.view;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.DoubleUnaryOperator;

/**
 * Writes a recording in which everything moves: 395 curves of linear keys at 60 Hz, version 1.1 as
 * MRTK writes it.
 */
final class LargeRecording {
  static final int RATE = 60;
  private static final long MAGIC = 0x6a8faf6e0f9e42c6L;
  private static final int CLAMP = 8;
  private static final int JOINTS = 27;
  private static final double EYES = 1.6;
  private static final double SWING = 0.05;

  private final OutputStream out;
  private final int keys;

  private LargeRecording(OutputStream out, int keys) {
    this.out = out;
    this.keys = keys;
  }

  static void write(Path file, int seconds) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      new LargeRecording(out, seconds * RATE + 1).write();
    }
  }

  /** Where a joint of the right hand is, on one axis, at a time. */
  static double right(int joint, int axis, double time) {
    return place(1, joint, axis) + swing(axis, time);
  }

  private static double place(int side, int joint, int axis) {
    int finger = Math.max(0, (joint - 2) / 5);
    int segment = Math.max(0, (joint - 2) % 5);
    return new double[] {side * 0.2 + 0.02 * (finger - 2), 1.3, 0.3 + 0.025 * segment}[axis];
  }

  private static double swing(int axis, double time) {
    return SWING * Math.sin(time * (0.7 + 0.3 * axis));
  }

  private void write() throws IOException {
    byte[] head = new byte[Long.BYTES + 2 * Integer.BYTES + 3];
    buffer(head).putLong(MAGIC).putInt(1).putInt(1).put(new byte[] {1, 1, 1});
    out.write(head);
    pose(axis -> axis == 1 ? EYES : 0);
    for (int i = 0; i < 4; i++) {
      curve(time -> 1);
    }
    for (int side = -1; side <= 1; side += 2) {
      for (int joint = 0; joint < JOINTS; joint++) {
        int own = joint;
        int hand = side;
        pose(axis -> place(hand, own, (int) axis));
      }
    }
    for (int i = 0; i < 6; i++) {
      double middle = i == 1 ? EYES : i == 5 ? 1 : 0;
      int own = i;
      curve(time -> middle + 0.1 * Math.sin(time * own));
    }
    out.write(new byte[Integer.BYTES]);
  }

  private void pose(DoubleUnaryOperator position) throws IOException {
    for (int axis = 0; axis < 3; axis++) {
      int own = axis;
      double middle = position.applyAsDouble(axis);
      curve(time -> middle + swing(own, time));
    }
    curve(time -> 0);
    curve(time -> Math.sin(0.15 * Math.sin(time)));
    curve(time -> 0);
    curve(time -> Math.cos(0.15 * Math.sin(time)));
  }

  private void curve(DoubleUnaryOperator value) throws IOException {
    byte[] curve = new byte[3 * Integer.BYTES + 2 * Float.BYTES * keys];
    ByteBuffer bytes = buffer(curve);
    bytes.putInt(CLAMP).putInt(CLAMP).putInt(keys);
    for (int key = 0; key < keys; key++) {
      double time = (double) key / RATE;
      bytes.putFloat((float) time).putFloat((float) value.applyAsDouble(time));
    }
    out.write(curve);
  }

  private static ByteBuffer buffer(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
