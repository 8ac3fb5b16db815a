package dev.diptych.animation.recording;

import com.fasterxml.jackson.core.JsonLocation;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.json.JsonCursor;
import dev.diptych.animation.json.JsonException;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the frames of a WebXR recording. */
final class IwerFrames {
  private static final double MILLISECONDS = 1000;

  private final JsonCursor cursor;
  private final Map<Integer, IwerSource> sources;
  private final FrameClock clock = new FrameClock();
  private final List<float[]> heads = new ArrayList<>();
  private final Map<Side, Map<Integer, float[]>> hands = new EnumMap<>(Side.class);
  private final Map<Side, BitSet> pinches = new EnumMap<>(Side.class);
  private final RecordingNotes notes = new RecordingNotes();
  private double start;

  IwerFrames(JsonCursor cursor, Map<Integer, IwerSource> sources) {
    this.cursor = cursor;
    this.sources = sources;
    for (Side side : Side.values()) {
      hands.put(side, new HashMap<>());
      pinches.put(side, new BitSet());
    }
  }

  /** Reads all frames. */
  Take read() throws JsonException {
    cursor.array("frames", element -> frame());
    Times times = clock.times();
    int count = times.count();
    notes.addIf(
        hands.values().stream().anyMatch(hand -> !hand.isEmpty()),
        "target rays and grips of hands, and the radii of joints, are not converted; WebXR has no"
            + " palm, so that it is put halfway along the metacarpal bone of the middle finger");
    boolean hasControls =
        sources.values().stream()
            .anyMatch(source -> source.isHand() && (source.buttons() > 1 || source.axes() > 0));
    notes.addIf(hasControls, "axes of hands, and buttons after the first one, are not converted");
    return new Take(
        times,
        times.last(),
        hand(Side.LEFT, count),
        hand(Side.RIGHT, count),
        count == 0 ? null : new Rows(heads.toArray(float[][]::new), 0, Take.POSE),
        null,
        notes.list());
  }

  private TakenHand hand(Side side, int count) {
    TakenHand hand = new TakenHand(side, count);
    of(hands, side).forEach(hand::put);
    of(pinches, side).stream().forEach(frame -> hand.pinch(frame, true));
    return hand;
  }

  private static <T> T of(Map<Side, T> map, Side side) {
    return Objects.requireNonNull(map.get(side));
  }

  private void frame() throws JsonException {
    JsonLocation at = cursor.place();
    if (heads.size() == Take.MAX_FRAMES) {
      throw cursor.error("a recording has no more than %,d frames".formatted(Take.MAX_FRAMES), at);
    }
    cursor.enter("a frame");
    time();
    float[] head = new float[Take.POSE];
    Places.put(pose("the viewer"), head, 0);
    int frame = heads.size();
    heads.add(head);
    while (!cursor.isAtEnd()) {
      input(frame);
    }
    cursor.leave("a frame ends here");
  }

  private void time() throws JsonException {
    JsonLocation at = cursor.place();
    double milliseconds = cursor.number("the time of a frame");
    if (heads.isEmpty()) {
      start = milliseconds;
    }
    String problem = clock.add((float) ((milliseconds - start) / MILLISECONDS));
    if (problem != null) {
      throw cursor.error(problem, at);
    }
  }

  private void input(int frame) throws JsonException {
    cursor.enter("an input of a frame");
    JsonLocation at = cursor.place();
    int number = cursor.count("the number of an input source", Integer.MAX_VALUE);
    IwerSource source = sources.get(number);
    if (source == null) {
      throw cursor.error("the schema has no input source %d".formatted(number), at);
    }
    Transform given = pose("the target ray");
    Transform ray = new Transform(given.position(), given.rotation().unit());
    if (source.hasGrip()) {
      cursor.enter("a grip");
      pose("a grip");
      cursor.leave("a grip has 7 numbers, but here are more");
    }
    float[] joints = source.joints().isEmpty() ? null : joints(source, ray);
    boolean pinches = source.hasGamepad() && gamepad(source);
    cursor.leave("an input has no more values than those that the schema names, but here are more");
    take(frame, source, joints, pinches);
  }

  private void take(int frame, IwerSource source, float @Nullable [] joints, boolean pinching) {
    Side side = source.side();
    if (joints == null || side == null) {
      notes.count(
          true, "an input that is no hand (handedness " + shown(source) + ") is not converted");
    } else if (of(hands, side).containsKey(frame)) {
      notes.count(true, "of two hands of one side, the first is converted");
    } else {
      of(hands, side).put(frame, joints);
      of(pinches, side).set(frame, pinching);
    }
  }

  private static String shown(IwerSource source) {
    return source.side() == null ? "none" : source.handedness();
  }

  /** The joints of a hand in the world, in Unity's axes. */
  private float[] joints(IwerSource source, Transform ray) throws JsonException {
    float[] joints = new float[Joint.COUNT * Take.POSE];
    JsonLocation start = cursor.place();
    cursor.enter("a hand");
    for (Joint joint : source.joints()) {
      if (cursor.isAtEnd()) {
        throw cursor.error("a hand has 25 joints with 8 numbers each, but here are fewer", start);
      }
      Transform pose = ray.times(pose(WebXrHand.name(joint)));
      Places.put(pose, joints, joint.index() * Take.POSE);
      cursor.number("the radius of " + WebXrHand.name(joint));
    }
    cursor.leave("a hand has 25 joints with 8 numbers each, but here are more");
    if (!Places.isNear(joints)) {
      throw cursor.error("the hand is more than 10 km from the origin", start);
    }
    WebXrHand.putPalm(joints);
    return joints;
  }

  /** Reads buttons and axes; returns whether the first button is pressed. */
  private boolean gamepad(IwerSource source) throws JsonException {
    boolean first = false;
    cursor.enter("a gamepad");
    for (int button = 0; button < source.buttons(); button++) {
      boolean pressed = !cursor.skipsNull() && button();
      first |= pressed && button == 0;
    }
    for (int axis = 0; axis < source.axes(); axis++) {
      if (!cursor.skipsNull()) {
        cursor.number("an axis");
      }
    }
    cursor.leave("a gamepad has its buttons and axes, but here are more");
    return first;
  }

  private boolean button() throws JsonException {
    cursor.enter("a button");
    double pressed = cursor.number("whether a button is pressed");
    cursor.number("whether a button is touched");
    cursor.number("the value of a button");
    cursor.leave("a button has 3 numbers, but here are more");
    return pressed != 0;
  }

  /** A position and a rotation: seven numbers. */
  private Transform pose(String what) throws JsonException {
    JsonLocation at = cursor.place();
    double[] n = new double[Take.POSE];
    for (int i = 0; i < n.length; i++) {
      n[i] = cursor.number(i < 3 ? "a position of " + what : "a rotation of " + what);
    }
    for (int axis = 0; axis < 3; axis++) {
      if (!(Math.abs(n[axis]) <= Places.MAX_DISTANCE)) {
        throw cursor.error(
            what + " is more than 10 km from its origin; positions are in metres", at);
      }
    }
    Quaternion rotation = new Quaternion(n[3], n[4], n[5], n[6]);
    if (!Places.isRotation(rotation)) {
      throw cursor.error("the rotation of " + what + " does not have the length 1", at);
    }
    return new Transform(new Vector(n[0], n[1], n[2]), rotation);
  }
}
