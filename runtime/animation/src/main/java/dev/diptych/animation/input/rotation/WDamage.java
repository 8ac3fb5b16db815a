package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import java.util.List;
import java.util.function.Predicate;

/**
 * Detects the damage that the recorder of MRTK 2.6.0 to 2.7.2 does to rotations. When it drops
 * redundant keys, it adds the keys of W to Z, which already has a key at that time and ignores
 * them. W keeps only its first key; without partitions it gets a second key, at the end, with the
 * value of Z.
 *
 * <p>A W curve of one key can be valid, for example for a pose that does not rotate. But the
 * recorder damages every pose of a file: if one pose of that shape does not have unit length, all
 * poses of that shape are damaged, even if their W hardly changed.
 */
public final class WDamage {
  /** The tolerance of the length of a rotation: the precision of three decimals. */
  public static final double TOLERANCE = 1e-3;

  private WDamage() {}

  /** The damaged poses, in the order of the bytes. */
  public static List<Pose> in(InputAnimation animation) {
    Predicate<Pose> shaped = pose -> lacksKeys(pose) || endsLikeZ(pose);
    List<Pose> suspects = animation.poses().stream().filter(shaped).toList();
    return suspects.stream().anyMatch(WDamage::isProven) ? suspects : List.of();
  }

  /** All other poses, in the order of the bytes. */
  public static List<Pose> undamaged(InputAnimation animation) {
    List<Pose> damaged = in(animation);
    Predicate<Pose> isDamaged =
        pose -> damaged.stream().anyMatch(d -> d.path().equals(pose.path()));
    return animation.poses().stream().filter(pose -> !isDamaged.test(pose)).toList();
  }

  /** Whether W has one key where the others have many. */
  private static boolean lacksKeys(Pose pose) {
    return pose.w().size() == 1 && othersHaveMany(pose);
  }

  /** Whether the second and last key of W has the value of Z. */
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

  /** Whether some key does not have unit length with the W that playback uses there. */
  private static boolean isProven(Pose pose) {
    SharedKeys xyz = SharedKeys.of(pose.rotation().subList(0, Pose.W));
    int last = pose.rotation().get(Pose.W - 1).size() - 1;
    double w = pose.w().value(pose.w().size() - 1);
    for (int row = 0; row < xyz.size(); row++) {
      // A single W applies to all keys; the last of two only to the last key.
      boolean counts = pose.w().size() == 1 || xyz.key(row, Pose.W - 1) == last;
      double length = StrictMath.hypot(xyz.length(row), w);
      // A rotation that was never recorded is 0 throughout, as for the joint None.
      if (counts && length > 0 && Math.abs(length - 1) > TOLERANCE) {
        return true;
      }
    }
    return false;
  }
}
