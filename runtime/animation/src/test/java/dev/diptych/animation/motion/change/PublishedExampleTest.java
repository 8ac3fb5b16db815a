package dev.diptych.animation.motion.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.RotationMatrix;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.PublishedExample;
import dev.diptych.animation.motion.RandomMotions;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every number that the page gives, to its four decimals. */
class PublishedExampleTest {
  private static final Offset<Double> FOUR = within(0.5e-4);
  private static final Offset<Double> SIX = within(4e-6);

  /**
   * The tables. The page notes that bone1 is the negative of what the file has; the sign of each
   * line is the one by which it differs. Absolutely, bone2 differs with bone1 but at frame 40,
   * where the page writes the other of the two quaternions.
   */
  @ParameterizedTest
  @CsvSource({
    "0,   absolute, bone1, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "0,   absolute, bone2, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "0,   relative, bone1, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "0,   relative, bone2, 1, 0 0 0 1",
    "120, absolute, bone1, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "120, absolute, bone2, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "120, relative, bone1, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "120, relative, bone2, 1, 0 0 0 1",
    "140, absolute, bone1, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "140, absolute, bone2, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "140, relative, bone1, -1, -0.5000 -0.5000 -0.5000 0.5000",
    "140, relative, bone2, 1, 0 0 0 1",
    "20,  absolute, bone1, -1, 0.7071 -0.0000 0.7071 -0.0000",
    "20,  absolute, bone2, -1, 0.7071 -0.0000 0.7071 -0.0000",
    "20,  relative, bone1, -1, 0.7071 -0.0000 0.7071 -0.0000",
    "20,  relative, bone2, 1, 0 0 0 1",
    "40,  absolute, bone1, -1, 0.7071 -0.0000 0.7071 -0.0000",
    "40,  absolute, bone2, 1, -0.5000 -0.5000 -0.5000 0.5000",
    "40,  relative, bone1, -1, 0.7071 -0.0000 0.7071 -0.0000",
    "40,  relative, bone2, 1, 0.7071 0.0000 0.0000 0.7071",
  })
  void printsThePublishedValues(int frame, String what, String bone, int sign, String printed) {
    Motion motion =
        what.equals("absolute")
            ? Absolute.of(PublishedExample.MOTION, PublishedExample.HIERARCHY).motion()
            : PublishedExample.MOTION;
    double[] found =
        RandomMotions.find(motion, bone)
            .rotation(PublishedExample.row(frame))
            .scaled(sign)
            .toArray();
    double[] expected = Stream.of(printed.split(" ", -1)).mapToDouble(Double::valueOf).toArray();
    assertThat(found).containsExactly(expected, FOUR);
  }

  @Test
  void productsAgreeWithTheListing() {
    Quaternion product =
        PublishedExample.BONE1.rotation(2).times(PublishedExample.BONE2.rotation(2));
    assertThat(product.toArray()).containsExactly(new double[] {-0.5, -0.5, -0.5, 0.5}, SIX);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 120, 140})
  void aMotionRebasedOnItselfStartsWithoutRotation(int frame) {
    MotionResult rebased =
        Rebase.onto(PublishedExample.MOTION, PublishedExample.HIERARCHY, PublishedExample.MOTION);
    assertThat(rebased.notes()).isEmpty();
    for (String bone : new String[] {"bone1", "bone2"}) {
      Quaternion turned =
          RandomMotions.find(rebased.motion(), bone).rotation(PublishedExample.row(frame));
      assertThat(turned.near(Quaternion.IDENTITY).toArray())
          .containsExactly(new double[] {0, 0, 0, 1}, SIX);
    }
  }

  /** The page: the animation starts and ends with both bones pointing along +Y. */
  @ParameterizedTest
  @ValueSource(ints = {0, 120, 140})
  void bonesPointUpInTheBindPose(int frame) {
    RotationMatrix bone1 =
        RotationMatrix.of(PublishedExample.BONE1.rotation(PublishedExample.row(frame)));
    RotationMatrix bone2 =
        bone1.times(
            RotationMatrix.of(PublishedExample.BONE2.rotation(PublishedExample.row(frame))));
    assertThat(bone1.apply(0, 0, 1)).containsExactly(new double[] {0, 1, 0}, SIX);
    assertThat(bone2.apply(0, 0, 1)).containsExactly(new double[] {0, 1, 0}, SIX);
  }

  @Test
  void signsAreUnchanged() {
    double[] first = Sampling.of(PublishedExample.BONE2).at(0).orElseThrow();
    assertThat(first).containsExactly(-0.0, -0.0, 0.0, 1.0);
    assertThat(Sampling.of(PublishedExample.BONE1).at(20).orElseThrow())
        .containsExactly(-PublishedExample.S, 0, -PublishedExample.S, 0);
  }
}
