package dev.diptych.conformance.recording;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Version 2 of a recording of Unity XR Hands without a second update, read as Unity's own code
 * reads it.
 *
 * @param flags what the device supports
 * @param name its name
 * @param duration in seconds
 * @param frames its frames
 */
record HandsbinTwoRecording(int flags, String name, float duration, List<Frame> frames) {
  private static final int POSE = 7;

  /** Keeps its own copy. */
  HandsbinTwoRecording {
    frames = List.copyOf(frames);
  }

  /**
   * A frame.
   *
   * @param time in seconds
   * @param head the bits of the head, or none
   * @param success of the update
   * @param left the left hand
   * @param right the right hand
   */
  record Frame(float time, List<Integer> head, int success, Hand left, Hand right) {
    /** Keeps its own copy. */
    Frame {
      head = List.copyOf(head);
    }
  }

  /**
   * A hand in a frame.
   *
   * @param root the bits of its root, or none if it is not there
   * @param joints the bits of its joints
   * @param pinch 1 or 0, or -1 if it has no gestures
   */
  record Hand(List<Integer> root, List<Integer> joints, int pinch) {
    /** Keeps its own copies. */
    Hand {
      root = List.copyOf(root);
      joints = List.copyOf(joints);
    }
  }

  /** Reads the bytes of a file, all of them. */
  static HandsbinTwoRecording read(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    require(in.getInt() == 2, "another version");
    int flags = in.getInt();
    require(in.getInt() == 0, "a second update");
    byte[] name = new byte[in.get()];
    in.get(name);
    float duration = in.getFloat();
    require(in.getInt() == 26, "another number of joints");
    // Bits of 26 joints: three bytes, and the low bits of the last one.
    require(in.getInt() == 0x03ffffff, "a joint that is not in the layout");
    require(in.getInt() == 0, "a mesh");
    for (int number = 0; number < 5 * 16; number++) {
      require(in.getFloat() == -1, "a shape of a finger");
    }
    int count = in.getInt();
    List<Frame> frames = new ArrayList<>();
    for (int frame = 0; frame < count; frame++) {
      frames.add(frame(in));
    }
    require(!in.hasRemaining(), in.remaining() + " bytes remain");
    return new HandsbinTwoRecording(flags, new String(name, UTF_8), duration, frames);
  }

  private static Frame frame(ByteBuffer in) {
    int flags = in.getInt();
    float time = in.getFloat();
    int state = in.getInt();
    require(state == 0 || state == 3, "a head that is partly tracked");
    List<Integer> head = bits(in, state == 0 ? 0 : POSE);
    int success = in.getInt();
    Hand left = hand(in, (flags & 1) != 0, (flags & 4) != 0, 1);
    return new Frame(time, head, success, left, hand(in, (flags & 2) != 0, (flags & 8) != 0, 2));
  }

  private static Hand hand(ByteBuffer in, boolean is, boolean hasGestures, int handedness) {
    List<Integer> root = List.of();
    List<Integer> joints = List.of();
    if (is) {
      require(in.getInt() == 1, "no hand of the dynamic update, or another");
      require(in.getInt() == 3, "a hand that is not tracked, or has joints that are not valid");
      root = bits(in, POSE);
      require(in.getInt() == 26, "another number of joints of a hand");
      joints = bits(in, 26 * POSE);
    }
    if (!hasGestures) {
      return new Hand(root, joints, -1);
    }
    require(in.getInt() == handedness, "gestures of the other hand");
    require(in.getInt() == 512, "gestures other than whether the pinch touches");
    return new Hand(root, joints, in.get());
  }

  private static List<Integer> bits(ByteBuffer in, int count) {
    List<Integer> bits = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      bits.add(in.getInt());
    }
    return bits;
  }

  private static void require(boolean is, String otherwise) {
    if (!is) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
