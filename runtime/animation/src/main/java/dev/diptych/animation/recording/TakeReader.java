package dev.diptych.animation.recording;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import dev.diptych.family.Extracted.Lost;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads an input animation frame by frame, as recorders do, and lists what a format cannot hold.
 */
final class TakeReader {
  /** The hand whose tracking may have a key at the end of a recording, after its last frame. */
  static final String ENDING = "left";

  private static final String NOT_TRACKED = "pinches at times when the hand is not tracked";
  private static final int SIMPLE_COLUMNS = 2;

  private final InputAnimation animation;
  private final Set<Part> held;
  private final List<Lost> lost = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  /** What has rotations that are none. */
  private final Set<Path> turned = new LinkedHashSet<>();

  private Times times = new Times(new float[0]);

  private TakeReader(InputAnimation animation, Set<Part> held) {
    this.animation = animation;
    this.held = held;
  }

  /**
   * A recording, and what it lacks of an animation.
   *
   * @param take the recording
   * @param lost what it lacks
   */
  record Read(Take take, List<Lost> lost) {
    /** Keeps its own copy. */
    Read {
      lost = List.copyOf(lost);
    }
  }

  /**
   * Reads an animation.
   *
   * @param rate frames per second; 0 for a frame at each time of a key
   * @throws IllegalArgumentException with one sentence if there are too many frames
   */
  static Read of(InputAnimation animation, double rate, Set<Part> held) {
    return new TakeReader(animation, held).read(rate);
  }

  private Read read(double rate) {
    List<Curve> curves = FrameTimes.curves(animation.hands());
    if (held.contains(Part.HEAD) && animation.camera() != null) {
      curves.addAll(animation.camera().curves());
    }
    if (held.contains(Part.GAZE) && animation.gaze() != null) {
      curves.addAll(animation.gaze().curves());
    }
    if (held.contains(Part.PINCHES)) {
      animation.hands().forEach(hand -> curves.add(hand.pinching()));
    }
    times = rate > 0 ? FrameTimes.ofRate(animation, rate) : framesOf(curves);
    noteParts();
    noteCurves(curves);
    TakenHand left = new TakenHand(Side.LEFT, frames());
    TakenHand right = new TakenHand(Side.RIGHT, frames());
    for (Hand hand : animation.hands()) {
      fill(hand, hand.side() == Side.LEFT ? left : right);
    }
    if (!held.contains(Part.END) && rate == 0 && end() > times.last()) {
      lose(endPath(), "the end after the last frame");
    }
    Rows head = head();
    turned.forEach(path -> lose(path, "rotations whose length is not 1"));
    Take take = new Take(times, end(), left, right, head, gaze(), notes);
    return new Read(take, lost);
  }

  private int frames() {
    return times.count();
  }

  private float end() {
    return Math.max(animation.duration(), times.last());
  }

  private Path endPath() {
    return animation.hands().stream()
        .filter(hand -> hand.label().equals(ENDING))
        .map(hand -> hand.tracked().path())
        .findFirst()
        .orElse(Path.ROOT);
  }

  /** The times of all keys, without that of the end. */
  private Times framesOf(List<Curve> curves) {
    Times all = FrameTimes.ofKeys(curves);
    boolean isEnd = all.count() > 0 && !animation.hands().isEmpty();
    for (Curve curve : curves) {
      boolean has = curve.size() > 0 && curve.time(curve.size() - 1) == all.last();
      boolean ends = isEnding(curve);
      isEnd &= curve.facts().ascending() && has == ends && (!ends || repeats(curve));
    }
    return isEnd ? all.withoutLast() : all;
  }

  private boolean isEnding(Curve curve) {
    return animation.hands().stream()
        .anyMatch(hand -> hand.label().equals(ENDING) && hand.tracked() == curve);
  }

  /** Whether the last key changes nothing. */
  private static boolean repeats(Curve curve) {
    int last = curve.size() - 1;
    return last == 0 ? !curve.isTrue(0) : curve.isTrue(last) == curve.isTrue(last - 1);
  }

  private void noteParts() {
    Pose camera = animation.camera();
    if (camera != null && !camera.isEmpty() && !held.contains(Part.HEAD)) {
      lose(camera.path(), "the camera");
    }
    Ray gaze = animation.gaze();
    if (gaze != null && !gaze.isEmpty() && !held.contains(Part.GAZE)) {
      lose(gaze.path(), "the gaze");
    }
    if (!animation.markers().isEmpty()) {
      lose(animation.markers().get(0).path(), "markers");
    }
    for (Hand hand : animation.hands()) {
      if (!held.contains(Part.PINCHES) && hand.pinching().everTrue()) {
        lose(hand.pinching().path(), "pinches");
      }
      for (Pose joint : hand.joints()) {
        if (joint.isUnused() && !joint.isEmpty()) {
          lose(joint.path(), "the joint None");
        }
      }
    }
  }

  private void noteCurves(List<Curve> curves) {
    for (Curve curve : curves) {
      if (!curve.isEmpty() && !curve.isBoolean() && columns(curve) > SIMPLE_COLUMNS) {
        notes.add("slopes of curves between the frames are not kept; --rate adds frames");
        return;
      }
    }
  }

  private static int columns(Curve curve) {
    return curve.keys().layout().columns().size();
  }

  private void lose(Path path, String what) {
    lost.add(new Lost(path, what));
  }

  private void fill(Hand hand, TakenHand taken) {
    AnimationCurve tracked = PlaybackCurve.of(hand.tracked());
    AnimationCurve pinching = PlaybackCurve.of(hand.pinching());
    if (!hand.hasJointKeys()) {
      if (hand.tracked().everTrue()) {
        lose(hand.tracked().path(), "a tracked hand without joints");
      }
      if (held.contains(Part.PINCHES) && hand.pinching().everTrue()) {
        lose(hand.pinching().path(), NOT_TRACKED);
      }
      return;
    }
    for (int frame = 0; frame < frames(); frame++) {
      if (tracked.isTrueAt(times.at(frame))) {
        taken.put(frame);
      }
      taken.pinch(frame, pinching.isTrueAt(times.at(frame)));
    }
    if (held.contains(Part.PINCHES)) {
      keepPinches(hand, taken);
    }
    boolean unused = false;
    for (Joint joint : Joint.values()) {
      Pose pose = hand.joint(joint.label()).orElseThrow();
      unused |= fill(pose, taken, taken.joint(joint));
    }
    if (unused) {
      lose(hand.path(), "keys of joints at times when the hand is not tracked");
    }
    if (!held.contains(Part.ANY_NUMBER)) {
      keepPlaces(hand, taken);
    }
    if (!held.contains(Part.PALMS)) {
      losePalm(hand.joint(Joint.PALM.label()).orElseThrow(), taken);
    }
  }

  /** Ends pinches where the hand is not tracked. */
  private void keepPinches(Hand hand, TakenHand taken) {
    boolean lost = false;
    for (int frame = 0; frame < frames(); frame++) {
      if (taken.isPinching(frame) && !taken.isThere(frame)) {
        taken.pinch(frame, false);
        lost = true;
      }
    }
    if (lost) {
      lose(hand.pinching().path(), NOT_TRACKED);
    }
  }

  /** Removes the hand where a joint has no place, and turns of which no rotation is known. */
  private void keepPlaces(Hand hand, TakenHand taken) {
    boolean far = false;
    for (int frame = 0; frame < frames(); frame++) {
      for (Joint joint : Joint.values()) {
        if (taken.isThere(frame)) {
          Rows rows = taken.joint(joint);
          float[] pose = rows.row(frame);
          if (!Places.isNear(pose)) {
            taken.remove(frame);
            taken.pinch(frame, false);
            far = true;
          } else if (!Places.isRotation(Places.rotation(pose))) {
            turn(hand.joint(joint.label()).orElseThrow());
            rows.set(frame, pose[0], pose[1], pose[2], 0, 0, 0, 1);
          }
        }
      }
    }
    if (far) {
      lose(hand.path(), "a hand with numbers that are not finite, or above 10 km");
    }
  }

  /** Notes a rotation that is none; a joint without keys is named as such. */
  private void turn(Pose pose) {
    if (!pose.isEmpty()) {
      turned.add(pose.path());
    }
  }

  private void losePalm(Pose palm, TakenHand taken) {
    for (int frame = 0; frame < frames() && !palm.isEmpty(); frame++) {
      if (taken.isThere(frame) && WebXrHand.hasOwnPalm(taken.joints(frame))) {
        lose(palm.path(), "a palm, which is not halfway along the bone of the middle finger");
        return;
      }
    }
  }

  /** Reads a joint, and returns whether it has keys while its hand is not tracked. */
  private boolean fill(Pose pose, TakenHand taken, Rows rows) {
    if (pose.isEmpty() && taken.isEverThere()) {
      lose(pose.path(), "a joint without keys, which becomes 0");
    }
    boolean unused = false;
    for (int column = 0; column < rows.width(); column++) {
      KeyReader reader = new KeyReader(pose.curves().get(column));
      for (int frame = 0; frame < frames(); frame++) {
        if (taken.isThere(frame)) {
          rows.set(frame, column, reader.at(times.at(frame)));
        } else {
          unused |= reader.hasKey(times.at(frame));
        }
      }
    }
    return unused;
  }

  private @Nullable Rows head() {
    Pose camera = animation.camera();
    if (!held.contains(Part.HEAD) || camera == null || camera.isEmpty()) {
      return null;
    }
    Rows head = rows(camera.curves());
    if (!held.contains(Part.ANY_NUMBER)) {
      keepPlaces(camera, head);
    }
    return head;
  }

  private void keepPlaces(Pose camera, Rows head) {
    boolean far = false;
    for (int frame = 0; frame < frames(); frame++) {
      float[] pose = head.row(frame);
      if (!Places.isNear(pose)) {
        head.set(frame, 0, 0, 0, 0, 0, 0, 1);
        far = true;
      } else if (!Places.isRotation(Places.rotation(pose))) {
        turn(camera);
        head.set(frame, pose[0], pose[1], pose[2], 0, 0, 0, 1);
      }
    }
    if (far) {
      lose(camera.path(), "a camera with numbers that are not finite, or above 10 km");
    }
  }

  private @Nullable Rows gaze() {
    Ray gaze = animation.gaze();
    return held.contains(Part.GAZE) && gaze != null && !gaze.isEmpty() ? rows(gaze.curves()) : null;
  }

  private Rows rows(List<Curve> curves) {
    Rows rows = new Rows(frames(), curves.size());
    for (int column = 0; column < curves.size(); column++) {
      KeyReader reader = new KeyReader(curves.get(column));
      for (int frame = 0; frame < frames(); frame++) {
        rows.set(frame, column, reader.at(times.at(frame)));
      }
    }
    return rows;
  }
}
