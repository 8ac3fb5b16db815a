package dev.diptych.animation.rotation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Pose;
import java.util.List;
import java.util.function.Predicate;

/**
 * What the recorder of MRTK 2.6.0 to 2.7.2 does to rotations. When it thins them, it adds the keys
 * that are meant for W to Z, which has a key at that time already and takes no second one. So W
 * keeps its first key and nothing else; without partitions it gets a second key, at the end, with
 * the value of Z.
 *
 * <p>A W curve of one key is fine by itself: somebody who turns things about an axis without W, or
 * does not turn them at all, needs no more. So the shape alone proves nothing. But the recorder
 * does it to every pose of a file: as soon as one pose of that shape is not of unit length, all of
 * that shape are damaged, also those where W happened to stay about the same.
 */
public final class RotationDamage {
  /** By how much the length of a rotation may differ from 1: what three decimals can say. */
  public static final double TOLERANCE = 1e-3;

  private RotationDamage() {}

  /** The damaged poses, in the order of the bytes. */
  public static List<Pose> in(Animation animation) {
    Predicate<Pose> shaped = pose -> losesAllKeys(pose) || endsLikeZ(pose);
    List<Pose> suspects = animation.poses().stream().filter(shaped).toList();
    return suspects.stream().anyMatch(RotationDamage::isProven) ? suspects : List.of();
  }

  /** All other poses, in the order of the bytes: a damaged one is not worth further words. */
  public static List<Pose> spared(Animation animation) {
    List<Pose> damaged = in(animation);
    Predicate<Pose> hit = pose -> damaged.stream().anyMatch(d -> d.path().equals(pose.path()));
    return animation.poses().stream().filter(hit.negate()).toList();
  }

  /** Whether W has one key where the others have many. */
  private static boolean losesAllKeys(Pose pose) {
    return pose.w().size() == 1 && othersHaveMany(pose);
  }

  /** Whether the second and last key of W holds what belongs to Z. */
  private static boolean endsLikeZ(Pose pose) {
    if (pose.w().size() != 2 || !othersHaveMany(pose)) {
      return false;
    }
    Curve z = pose.rotation().get(Pose.W - 1);
    int last = z.size() - 1;
    return pose.w().timeBits(1) == z.timeBits(last) && pose.w().valueBits(1) == z.valueBits(last);
  }

  private static boolean othersHaveMany(Pose pose) {
    return pose.rotation().subList(0, Pose.W).stream().allMatch(curve -> curve.size() > 1);
  }

  /** Whether some key is not of unit length with the W that playback uses there. */
  private static boolean isProven(Pose pose) {
    Rotations xyz = Rotations.of(pose.rotation().subList(0, Pose.W));
    int last = pose.rotation().get(Pose.W - 1).size() - 1;
    double w = pose.w().value(pose.w().size() - 1);
    for (int row = 0; row < xyz.size(); row++) {
      // A single W holds all the time; the last of two only where it stands, at the last key.
      boolean counts = pose.w().size() == 1 || xyz.key(row, Pose.W - 1) == last;
      double length = Math.hypot(xyz.length(row), w);
      if (counts && Math.abs(length - 1) > TOLERANCE) {
        return true;
      }
    }
    return false;
  }
}
