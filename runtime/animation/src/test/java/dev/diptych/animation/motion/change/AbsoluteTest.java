package dev.diptych.animation.motion.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.math.QuaternionTest;
import dev.diptych.animation.math.RotationMatrix;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.PublishedExample;
import dev.diptych.animation.motion.RandomMotions;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AbsoluteTest {
  @Test
  void rotationsAreMultipliedAtEveryFrameOfTheChain() {
    RandomMotions.each(
        some -> {
          Motion motion = some.chain(4, "linear");
          MotionResult outcome = Absolute.of(motion, RandomMotions.chained(4));
          assertThat(outcome.notes()).isEmpty();
          TreeSet<Integer> frames = new TreeSet<>();
          for (int bone = 0; bone < 4; bone++) {
            for (int frame : motion.tracks().get(bone).frames()) {
              frames.add(frame);
            }
            Track absolute = outcome.motion().tracks().get(bone);
            assertThat(absolute.frames()).containsExactly(frames.toArray(new Integer[0]));
            assertChain(motion, bone, absolute);
          }
        });
  }

  private static void assertChain(Motion motion, int bone, Track absolute) {
    for (int row = 0; row < absolute.rows(); row++) {
      RotationMatrix expected = RotationMatrix.NONE;
      for (int above = 0; above <= bone; above++) {
        Sampling sampling = Sampling.of(motion.tracks().get(above));
        expected =
            expected.times(
                RotationMatrix.of(sampling.rotationAt(absolute.frame(row)).orElseThrow()));
      }
      assertThat(RotationMatrix.of(absolute.rotation(row)).distance(expected)).isLessThan(1e-9);
    }
  }

  @Test
  void rootsAndOtherTracksAreUnchanged() {
    Motion absolute = Absolute.of(PublishedExample.MOTION, PublishedExample.HIERARCHY).motion();
    assertThat(absolute.tracks().get(0)).isSameAs(PublishedExample.JOINT);
    assertThat(absolute.tracks().get(1).frames()).isEqualTo(PublishedExample.BONE1.frames());
    for (int row = 0; row < PublishedExample.BONE1.rows(); row++) {
      QuaternionTest.assertClose(
          absolute.tracks().get(1).rotation(row), PublishedExample.BONE1.rotation(row));
    }
  }

  @Test
  void parentsMustBeInTheSameMotion() {
    Motion inner = new Motion("inner", 1, false, List.of(PublishedExample.BONE2));
    Motion outer = new Motion("outer", 1, false, List.of(PublishedExample.BONE1, inner));
    MotionResult outcome = Absolute.of(outer, PublishedExample.HIERARCHY);
    assertThat(outcome.notes())
        .containsExactly(
            "The parent 'bone1' is not a bone of this motion; it is taken as not rotated.");
    QuaternionTest.assertClose(
        outcome.motion().motions().get(0).tracks().get(0).rotation(2),
        PublishedExample.BONE2.rotation(2));
  }

  @Test
  void duplicateAndUnknownBonesAreNoted() {
    Track empty = PublishedExample.BONE2.with(new int[0], new double[0]);
    Motion odd =
        new Motion(
            "m",
            1,
            false,
            List.of(PublishedExample.BONE1.with("x"), PublishedExample.BONE1, empty));
    MotionResult outcome = Absolute.of(odd, RandomMotions.hierarchy("bone2:bone1,tail:bone1"));
    assertThat(outcome.notes())
        .containsExactly(
            "The curve 'x' of 'bone1' is unknown; it is taken as linear.",
            "There are several bones 'bone1'; the first is the parent of its children.",
            "The hierarchy names 'tail', which is not a bone of this motion.");
    assertThat(outcome.motion().tracks().get(2)).isSameAs(empty);
  }
}
