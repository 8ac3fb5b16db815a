package dev.diptych.conformance.vectors;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Marker;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.independent.Ray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Builds animations in code: all curves are empty until they are set. */
final class AnimationMaker {
  /** Where the seven curves of the camera begin. */
  static final int CAMERA = 0;

  /** Where the four curves of tracking and pinching begin. */
  static final int HANDS = 7;

  /** Where the 27 times seven curves of the left hand begin. */
  static final int LEFT = 11;

  /** Where those of the right hand begin. */
  static final int RIGHT = LEFT + 7 * Animation.JOINTS;

  /** Where the six curves of the gaze begin. */
  static final int GAZE = RIGHT + 7 * Animation.JOINTS;

  private final Layout layout;
  private final int minor;
  private final Curve[] curves = new Curve[GAZE + 6];
  private final List<Marker> markers = new ArrayList<>();
  private final int[] flags = new int[3];
  private byte[] trailing = {};

  private AnimationMaker(Layout layout, int minor) {
    this.layout = layout;
    this.minor = minor;
    Arrays.fill(curves, Curve.of(List.of()));
    Arrays.fill(flags, minor == 0 ? -1 : 0);
  }

  /** Version 1.0, which has a camera and hands. */
  static AnimationMaker version10(Layout layout) {
    return new AnimationMaker(layout, 0);
  }

  /** Version 1.1 with the bytes of its flags. */
  static AnimationMaker version11(Layout layout, int camera, int hands, int gaze) {
    AnimationMaker maker = new AnimationMaker(layout, 1);
    maker.flags[0] = camera;
    maker.flags[1] = hands;
    maker.flags[2] = gaze;
    return maker;
  }

  /** Replaces the curves from {@code first} on. */
  AnimationMaker curves(int first, Curve... those) {
    System.arraycopy(those, 0, curves, first, those.length);
    return this;
  }

  /** Adds markers. */
  AnimationMaker markers(Marker... those) {
    markers.addAll(List.of(those));
    return this;
  }

  /** Adds a marker for each of {@code names}, half a second apart. */
  AnimationMaker names(String... names) {
    for (String name : names) {
      names(name.getBytes(UTF_8));
    }
    return this;
  }

  /** Adds a marker with the bytes {@code name}, which may be invalid UTF-8. */
  AnimationMaker names(byte[] name) {
    markers.add(Marker.of(Float.floatToRawIntBits(markers.size() / 2f), name));
    return this;
  }

  /** Puts bytes after the end. */
  AnimationMaker trailing(byte... bytes) {
    trailing = bytes.clone();
    return this;
  }

  /** The animation. */
  Animation make() {
    boolean hands = flags[1] != 0;
    return new Animation(
        1,
        minor,
        layout,
        flags[0],
        flags[1],
        flags[2],
        flags[0] == 0 ? null : pose(CAMERA),
        hands ? curves[HANDS] : null,
        hands ? curves[HANDS + 1] : null,
        hands ? curves[HANDS + 2] : null,
        hands ? curves[HANDS + 3] : null,
        hands ? joints(LEFT) : null,
        hands ? joints(RIGHT) : null,
        flags[2] > 0 ? Ray.of(List.of(curves).subList(GAZE, GAZE + 6)) : null,
        layout.hasMarkers() ? markers : null,
        trailing);
  }

  private List<Pose> joints(int first) {
    List<Pose> joints = new ArrayList<>();
    for (int joint = 0; joint < Animation.JOINTS; joint++) {
      joints.add(pose(first + 7 * joint));
    }
    return joints;
  }

  private Pose pose(int first) {
    return Pose.of(List.of(curves).subList(first, first + 7));
  }
}
