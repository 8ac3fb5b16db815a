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
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an input animation frame by frame, as recorders do, and lists what a format cannot hold.
 */
final class TakeReader {
  /** The hand whose tracking may have a key at the end of a recording, after its last frame. */
  static final String ENDING = "left";

  private static final int SIMPLE_COLUMNS = 2;

  private final InputAnimation animation;
  private final Holding holding;
  private final List<Lost> lost = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private Times times = new Times(new float[0]);

  private TakeReader(InputAnimation animation, Holding holding) {
    this.animation = animation;
    this.holding = holding;
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
  static Read of(InputAnimation animation, double rate, Holding holding) {
    return new TakeReader(animation, holding).read(rate);
  }

  private Read read(double rate) {
    List<Curve> curves = FrameTimes.curves(animation.hands());
    if (holding.head() && animation.camera() != null) {
      curves.addAll(animation.camera().curves());
    }
    if (holding.gaze() && animation.gaze() != null) {
      curves.addAll(animation.gaze().curves());
    }
    times = rate > 0 ? FrameTimes.ofRate(animation, rate) : framesOf(curves);
    noteParts();
    noteCurves(curves);
    TakenHand left = new TakenHand(Side.LEFT, frames());
    TakenHand right = new TakenHand(Side.RIGHT, frames());
    for (Hand hand : animation.hands()) {
      fill(hand, hand.side() == Side.LEFT ? left : right);
    }
    Take take = new Take(times, end(), left, right, head(), gaze(), notes);
    return new Read(take, lost);
  }

  private int frames() {
    return times.count();
  }

  private float end() {
    return Math.max(animation.duration(), times.last());
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
    if (camera != null && !camera.isEmpty() && !holding.head()) {
      lose(camera.path(), "the camera");
    }
    Ray gaze = animation.gaze();
    if (gaze != null && !gaze.isEmpty() && !holding.gaze()) {
      lose(gaze.path(), "the gaze");
    }
    if (!animation.markers().isEmpty()) {
      lose(animation.markers().get(0).path(), "markers");
    }
    for (Hand hand : animation.hands()) {
      if (!holding.pinching() && hand.pinching().everTrue()) {
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
      return;
    }
    for (int frame = 0; frame < frames(); frame++) {
      if (tracked.isTrueAt(times.at(frame))) {
        taken.put(frame);
      }
      taken.pinch(frame, pinching.isTrueAt(times.at(frame)));
    }
    boolean unused = false;
    for (Joint joint : Joint.values()) {
      Pose pose = hand.joint(joint.label()).orElseThrow();
      unused |= fill(pose, taken, taken.joint(joint));
    }
    if (unused) {
      lose(hand.path(), "keys of joints at times when the hand is not tracked");
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
    return holding.head() && camera != null && !camera.isEmpty() ? rows(camera.curves()) : null;
  }

  private @Nullable Rows gaze() {
    Ray gaze = animation.gaze();
    return holding.gaze() && gaze != null && !gaze.isEmpty() ? rows(gaze.curves()) : null;
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
