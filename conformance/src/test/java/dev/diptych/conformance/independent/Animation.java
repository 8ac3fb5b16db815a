package dev.diptych.conformance.independent;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A whole file, one component per field of the tables.
 *
 * @param major 1
 * @param minor 0 or 1
 * @param layout the description that the file follows
 * @param flagCamera the byte of the flag, 0 to 255, or -1 in 1.0, which has none
 * @param flagHands likewise
 * @param flagGaze likewise
 * @param camera null if its flag is 0
 * @param trackedLeft null, as the next five, if the flag of the hands is 0
 * @param jointsLeft 27 poses in the order of the joint table
 * @param jointsRight likewise
 * @param gaze null if its flag is 0, and in 1.0
 * @param markers null in the documented layout
 * @param trailing the bytes after the body
 */
@SuppressWarnings("ArrayRecordComponent") // Bytes as in the file; equality below looks into them.
public record Animation(
    int major,
    int minor,
    Layout layout,
    int flagCamera,
    int flagHands,
    int flagGaze,
    Pose camera,
    Curve trackedLeft,
    Curve trackedRight,
    Curve pinchingLeft,
    Curve pinchingRight,
    List<Pose> jointsLeft,
    List<Pose> jointsRight,
    Ray gaze,
    List<Marker> markers,
    byte[] trailing) {
  /** The number of joints of a hand. */
  public static final int JOINTS = 27;

  /** The first eight bytes of a file, as a number. */
  public static final long MAGIC = 0x6a8faf6e0f9e42c6L;

  /** Rejects parts that the version, the layout and the flags do not announce. */
  public Animation {
    require(major == 1 && (minor == 0 || minor == 1), "a version other than 1.0 and 1.1");
    for (int flag : new int[] {flagCamera, flagHands, flagGaze}) {
      require(minor == 0 ? flag == -1 : flag >= 0 && flag <= 0xff, "a flag that is not a byte");
    }
    // The missing flags of 1.0 are -1: a camera and hands are always there, a gaze never is.
    require((camera != null) == (flagCamera != 0), "a camera against its flag");
    for (Object hand :
        Arrays.asList(
            trackedLeft, trackedRight, pinchingLeft, pinchingRight, jointsLeft, jointsRight)) {
      require((hand != null) == (flagHands != 0), "hands against their flag");
    }
    require(jointsLeft == null || jointsLeft.size() == JOINTS, "not 27 joints on the left");
    require(jointsRight == null || jointsRight.size() == JOINTS, "not 27 joints on the right");
    require((gaze != null) == (flagGaze > 0), "a gaze against its flag");
    require((markers != null) == layout.hasMarkers(), "markers against the layout");
  }

  private static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** Every curve in the order of the file: up to 395 in version 1.1, always 389 in 1.0. */
  public List<Curve> curves() {
    List<Curve> curves = new ArrayList<>();
    if (camera != null) {
      curves.addAll(camera.curves());
    }
    if (trackedLeft != null) {
      curves.addAll(List.of(trackedLeft, trackedRight, pinchingLeft, pinchingRight));
      Stream.of(jointsLeft, jointsRight)
          .flatMap(List::stream)
          .forEach(joint -> curves.addAll(joint.curves()));
    }
    if (gaze != null) {
      curves.addAll(gaze.curves());
    }
    return curves;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Animation animation && fields().equals(animation.fields());
  }

  @Override
  public int hashCode() {
    return fields().hashCode();
  }

  private List<Object> fields() {
    return Arrays.asList(
        major,
        minor,
        layout,
        flagCamera,
        flagHands,
        flagGaze,
        camera,
        trackedLeft,
        trackedRight,
        pinchingLeft,
        pinchingRight,
        jointsLeft,
        jointsRight,
        gaze,
        markers,
        ByteBuffer.wrap(trailing));
  }
}
