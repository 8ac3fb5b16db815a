package dev.diptych.animation.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class HandSkeletonTest {
  private static final HandSkeleton RIGHT = new HandSkeleton(Side.RIGHT, 1);

  private static double[] joints(HandSkeleton skeleton, HandPose pose) {
    double[] values = new double[HandSkeleton.WIDTH];
    skeleton.write(pose, Vector.ZERO, Quaternion.IDENTITY, values, 0);
    return values;
  }

  private static Vector at(double[] values, Joint joint) {
    return HandSkeleton.position(values, 0, joint);
  }

  private static Bend bend(Random random) {
    return new Bend(
        random.nextDouble(-20, 20),
        random.nextDouble(-20, 100),
        random.nextDouble(-20, 110),
        random.nextDouble(-20, 90));
  }

  private static HandPose pose(Random random) {
    return new BentPose(
        bend(random), bend(random), bend(random), bend(random), bend(random), false);
  }

  private static boolean isTip(Joint joint) {
    return joint.label().endsWith("Tip");
  }

  /** The bones of digits: pairs of neighbouring joints of one digit. */
  private static List<Joint[]> bones() {
    List<Joint[]> bones = new ArrayList<>();
    Joint[] all = Joint.values();
    for (int i = Joint.THUMB_METACARPAL.index(); i < all.length; i++) {
      if (!isTip(all[i])) {
        bones.add(new Joint[] {all[i], all[i + 1]});
      }
    }
    return bones;
  }

  @Property(tries = 300)
  void bonesKeepTheirLengthsInEveryPose(@ForAll long seed) {
    Random random = new Random(seed);
    double size = random.nextDouble(0.5, 2);
    HandSkeleton skeleton = new HandSkeleton(random.nextBoolean() ? Side.LEFT : Side.RIGHT, size);
    double[] posed = joints(skeleton, pose(random).towards(pose(random), random.nextDouble()));
    double[] flat = joints(RIGHT, Gestures.builtIn().get("Flat"));
    for (Joint[] bone : bones()) {
      double length = at(posed, bone[1]).minus(at(posed, bone[0])).norm();
      double reference = at(flat, bone[1]).minus(at(flat, bone[0])).norm();
      assertThat(length).isCloseTo(size * reference, within(1e-12));
    }
  }

  @Property(tries = 300)
  void rotationsPointAlongTheBones(@ForAll long seed) {
    Random random = new Random(seed);
    HandSkeleton skeleton = new HandSkeleton(random.nextBoolean() ? Side.LEFT : Side.RIGHT, 1);
    double[] values = new double[HandSkeleton.WIDTH + 3];
    Quaternion turn = new EulerAngles(random.nextInt(360), random.nextInt(360), 40).toQuaternion();
    skeleton.write(pose(random), new Vector(1, 2, 3), turn, values, 3);
    for (Joint[] bone : bones()) {
      Vector along =
          HandSkeleton.position(values, 3, bone[1])
              .minus(HandSkeleton.position(values, 3, bone[0]))
              .unit();
      Quaternion rotation = HandSkeleton.rotation(values, 3, bone[0]);
      assertThat(rotation.norm()).isCloseTo(1, within(1e-12));
      assertThat(rotation.rotate(new Vector(0, 0, 1)).minus(along).norm()).isLessThan(1e-9);
      if (isTip(bone[1])) {
        assertThat(HandSkeleton.rotation(values, 3, bone[1])).isEqualTo(rotation);
      }
    }
    assertThat(HandSkeleton.rotation(values, 3, Joint.PALM))
        .isEqualTo(HandSkeleton.rotation(values, 3, Joint.WRIST))
        .isEqualTo(turn);
    assertThat(HandSkeleton.position(values, 3, Joint.WRIST)).isEqualTo(new Vector(1, 2, 3));
  }

  @Property(tries = 100)
  void theLeftHandIsTheRightOneInAMirror(@ForAll long seed) {
    HandPose pose = pose(new Random(seed));
    double[] right = joints(RIGHT, pose);
    double[] left = joints(new HandSkeleton(Side.LEFT, 1), pose);
    for (int joint = 0; joint < right.length; joint += HandSkeleton.NUMBERS) {
      assertThat(left[joint]).isEqualTo(-right[joint]);
      assertThat(left[joint + 1]).isEqualTo(right[joint + 1]);
      assertThat(left[joint + 2]).isEqualTo(right[joint + 2]);
      assertThat(left[joint + 3]).isEqualTo(right[joint + 3]);
      assertThat(left[joint + 4]).isEqualTo(-right[joint + 4]);
      assertThat(left[joint + 5]).isEqualTo(-right[joint + 5]);
      assertThat(left[joint + 6]).isEqualTo(right[joint + 6]);
    }
  }

  @Test
  void aRightHandWithItsPalmDownHasItsThumbOnTheLeft() {
    double[] flat = joints(RIGHT, Gestures.builtIn().get("Flat"));
    assertThat(at(flat, Joint.THUMB_TIP).x()).isLessThan(-0.05);
    assertThat(at(flat, Joint.PINKY_TIP).x()).isGreaterThan(0.03);
    assertThat(at(flat, Joint.MIDDLE_TIP).z()).isBetween(0.16, 0.2);
    double[] fist = joints(RIGHT, Gestures.builtIn().get("Fist"));
    assertThat(at(fist, Joint.MIDDLE_MIDDLE).y()).as("below the palm").isLessThan(-0.03);
    assertThat(at(fist, Joint.MIDDLE_TIP).z()).isLessThan(at(fist, Joint.MIDDLE_KNUCKLE).z());
  }

  @Test
  void positiveAnglesBendAndSpread() {
    BentPose open = (BentPose) Gestures.builtIn().get("Flat");
    Bend more = new Bend(10, 20, 0, 0);
    HandPose bent = new BentPose(open.thumb(), more, more, more, more, false);
    Bend less = new Bend(0, 20, 0, 0);
    HandPose straight = new BentPose(open.thumb(), less, less, less, less, false);
    double[] spread = joints(RIGHT, bent);
    double[] reference = joints(RIGHT, straight);
    assertThat(at(spread, Joint.INDEX_TIP).x()).isLessThan(at(reference, Joint.INDEX_TIP).x());
    assertThat(at(spread, Joint.MIDDLE_TIP).x()).isLessThan(at(reference, Joint.MIDDLE_TIP).x());
    assertThat(at(spread, Joint.RING_TIP).x()).isGreaterThan(at(reference, Joint.RING_TIP).x());
    assertThat(at(spread, Joint.PINKY_TIP).x()).isGreaterThan(at(reference, Joint.PINKY_TIP).x());
    assertThat(at(reference, Joint.INDEX_TIP).y())
        .isLessThan(at(reference, Joint.INDEX_KNUCKLE).y());
  }

  @Property(tries = 100)
  void aPointIsPutWhereItIsWanted(@ForAll long seed) {
    Random random = new Random(seed);
    HandPose pose = pose(random);
    HandSkeleton skeleton = new HandSkeleton(random.nextBoolean() ? Side.LEFT : Side.RIGHT, 0.9);
    Quaternion turn = new EulerAngles(random.nextInt(360), random.nextInt(360), 7).toQuaternion();
    Vector target = new Vector(random.nextDouble(), random.nextDouble(), random.nextDouble());
    double[] values = new double[HandSkeleton.WIDTH];
    for (String label : HandPoint.labels()) {
      HandPoint point = HandPoint.named(label).orElseThrow();
      skeleton.write(pose, skeleton.wrist(pose, point, target, turn), turn, values, 0);
      Vector found = HandSkeleton.position(values, 0, point);
      assertThat(found.minus(target).norm()).as(label).isLessThan(1e-12);
      double[] placed = new double[HandSkeleton.WIDTH];
      skeleton.write(pose, point, target, turn, placed, 0);
      assertThat(placed).containsExactly(values, within(1e-12));
    }
  }

  @Test
  void thePinchPointIsTheMiddleOfBothTips() {
    HandPose pinch = Gestures.builtIn().get("Pinch");
    double[] values = joints(RIGHT, pinch);
    Vector sum = at(values, Joint.THUMB_TIP).plus(at(values, Joint.INDEX_TIP));
    assertThat(RIGHT.point(pinch, HandPoint.PINCH).minus(sum.scaled(0.5)).norm()).isZero();
  }

  @Test
  void unknownNamesAndSizesAreRejected() {
    assertThat(HandPoint.named("Elbow")).isEmpty();
    assertThat(Joint.named("None")).isEmpty();
    assertThat(Joint.named("Wrist").orElseThrow().number()).isEqualTo(1);
    assertThat(Joint.values()).hasSize(Joint.COUNT);
    assertThatThrownBy(() -> new HandSkeleton(Side.LEFT, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the size of a hand must be from 0.1 to 10, not 0.0");
  }
}
