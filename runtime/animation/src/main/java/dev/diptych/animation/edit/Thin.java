package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.rotation.ContinuousSigns;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.animation.sampling.Thinning;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Removes keys of an input animation while straight lines between the others stay near the original
 * lines. The first and the last key of a curve stay, so that the duration does.
 */
public final class Thin {
  private final InputAnimation animation;
  private final AnimationEditor editor;
  private final double metres;
  private final double degrees;
  private final List<String> bent = new ArrayList<>();
  private long before;
  private long after;

  private Thin(InputAnimation animation, double metres, double degrees) {
    this.animation = animation;
    this.editor = new AnimationEditor(animation.document());
    this.metres = metres;
    this.degrees = degrees;
  }

  /**
   * {@code animation} with fewer keys.
   *
   * @param metres how far a position may be from where it was, above 0
   * @param degrees how far a rotation or direction may be from what it was, above 0
   */
  public static Converted of(InputAnimation animation, double metres, double degrees) {
    // A change to the other hemisphere passes through short lengths, whose angles are wide: no key
    // of such a rotation could be removed.
    List<String> changes = new ArrayList<>();
    Document continuous =
        ContinuousSigns.of(
            animation,
            (pose, count) ->
                changes.add(
                    "%s: the signs of %d rotations are continuous".formatted(pose.label(), count)));
    Thin thin = new Thin(InputAnimation.of(continuous), metres, degrees);
    thin.curves();
    List<String> notes = new ArrayList<>();
    if (!thin.bent.isEmpty()) {
      int others = thin.bent.size() - 1;
      String more = others == 0 ? "" : " and " + NumberFormatting.count(others, "other");
      notes.add(
          "%s%s stay as they are, since they are not straight lines between keys in order: `diptych"
                  .formatted(thin.bent.get(0), more)
              + " resample` makes them so");
    }
    String removed = "%d of %d keys were removed".formatted(thin.before - thin.after, thin.before);
    changes.add(0, removed);
    return new Converted(thin.editor.document(), notes, changes);
  }

  private void curves() {
    for (Pose pose : animation.poses()) {
      group(pose.position(), metres);
      group(pose.rotation(), KeyGroup.shortest(pose.rotation()) * StrictMath.sin(radians() / 2));
    }
    if (animation.gaze() != null) {
      group(animation.gaze().origin(), metres);
      List<Curve> direction = animation.gaze().direction();
      group(direction, KeyGroup.shortest(direction) * StrictMath.sin(radians()));
    }
    animation
        .hands()
        .forEach(
            hand -> {
              truth(hand.tracked());
              truth(hand.pinching());
            });
  }

  private double radians() {
    return Math.toRadians(degrees);
  }

  /** Thins curves of one quantity: together if they share their times, otherwise one by one. */
  private void group(List<Curve> curves, double limit) {
    for (Curve curve : curves) {
      before += curve.size();
    }
    if (!curves.stream().allMatch(KeyGroup::isStraight)) {
      bent.add(curves.get(0).label());
      curves.forEach(curve -> after += curve.size());
    } else if (curves.stream().allMatch(curves.get(0)::hasTimesOf)) {
      thin(curves, limit);
    } else {
      double each = limit / Math.sqrt(curves.size());
      curves.forEach(curve -> thin(List.of(curve), each));
    }
  }

  private void thin(List<Curve> curves, double limit) {
    int size = curves.get(0).size();
    int[] kept = {};
    if (size > 0) {
      boolean[] required = new boolean[size];
      required[size - 1] = true;
      KeyGroup group = new KeyGroup(curves);
      kept = new Thinning(group.times(), group.values(), curves.size(), limit).keep(required);
    }
    for (Curve curve : curves) {
      put(curve, kept);
    }
  }

  private void put(Curve curve, int[] kept) {
    after += kept.length;
    if (kept.length < curve.size()) {
      Keys keys = new Keys(curve.keys().layout(), kept.length);
      for (int key : kept) {
        keys.copy(curve, key);
      }
      editor.put(curve, keys.table());
    }
  }

  /** Removes the keys of a boolean that repeat the one before, except the last. */
  private void truth(Curve curve) {
    before += curve.size();
    int[] kept = new int[curve.size()];
    int size = 0;
    for (int key = 0; key < kept.length; key++) {
      boolean end = key == 0 || key == kept.length - 1;
      if (end || curve.valueBits(key) != curve.valueBits(key - 1)) {
        kept[size++] = key;
      }
    }
    put(curve, Arrays.copyOf(kept, size));
  }
}
