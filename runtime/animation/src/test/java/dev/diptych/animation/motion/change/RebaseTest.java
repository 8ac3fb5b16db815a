package dev.diptych.animation.motion.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionTest;
import dev.diptych.animation.math.RotationMatrix;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.RandomMotions;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RebaseTest {
  private static Motion motion(String name, MotionItem... children) {
    return new Motion(name, 60, true, List.of(children));
  }

  private static Track bone(String name, Quaternion key) {
    return new Track(
        Track.Kind.QUATERNION, name, "Bone", "rot", "linear", new int[] {0}, key.toArray());
  }

  private static Quaternion about(double x, double y, double z) {
    return new Quaternion(x, y, z, 0).exp();
  }

  private static Motion shuffled(Motion motion, int seed) {
    List<MotionItem> items = new ArrayList<>(motion.items());
    Collections.shuffle(items, new Random(seed));
    return motion.with(items);
  }

  /** The formula of the page in matrices, of which each turn is the transposed one's inverse. */
  @Test
  void rebaseAgreesWithMatrices() {
    RandomMotions.each(
        some -> {
          Motion rest = some.chain(4, "linear");
          Motion motion = some.chain(4, "linear");
          MotionResult outcome =
              Rebase.onto(
                  shuffled(rest, some.below(99)),
                  RandomMotions.chained(4),
                  shuffled(motion, some.below(99)));
          assertThat(outcome.notes()).isEmpty();
          RotationMatrix parent = RotationMatrix.NONE;
          for (int bone = 0; bone < 4; bone++) {
            RotationMatrix first = RotationMatrix.of(rest.tracks().get(bone).rotation(0));
            Track before = motion.tracks().get(bone);
            Track after = RandomMotions.find(outcome.motion(), before.name());
            for (int row = 0; row < before.rows(); row++) {
              RotationMatrix local =
                  RotationMatrix.of(before.rotation(row)).times(first.transposed());
              RotationMatrix expected = parent.times(local).times(parent.transposed());
              assertThat(RotationMatrix.of(after.rotation(row)).distance(expected))
                  .isLessThan(1e-9);
            }
            parent = parent.times(first);
          }
        });
  }

  @Test
  void undoInvertsRebase() {
    RandomMotions.each(
        some -> {
          Motion rest = some.chain(5, "linear");
          Motion motion = some.chain(5, "spline");
          Hierarchy chained = RandomMotions.chained(5);
          Motion there = Rebase.onto(rest, chained, motion).motion();
          MotionResult back = Rebase.undo(rest, chained, there);
          assertThat(back.notes()).isEmpty();
          for (int bone = 0; bone < 5; bone++) {
            assertThat(back.motion().tracks().get(bone).values())
                .containsExactly(motion.tracks().get(bone).values(), within(1e-14));
          }
        });
  }

  @Test
  void otherTracksAreUnchanged() {
    Track place = new RandomMotions(1).vectors("linear", 3);
    Track actor =
        new Track(
            Track.Kind.QUATERNION, "a", "Coordinate", "rot", "spline", new int[1], new double[4]);
    Track bone = bone("a", about(1, 0, 0));
    Motion motion = motion("m", place, bone, actor);
    MotionResult outcome = Rebase.onto(motion("r", bone), Hierarchy.none(), motion);
    assertThat(outcome.notes()).isEmpty();
    Motion changed = outcome.motion();
    assertThat(changed.items()).first().isSameAs(place);
    assertThat(changed.items()).last().isSameAs(actor);
    assertThat(changed.name()).isEqualTo("m");
    assertThat(changed.endFrame()).isEqualTo(60);
    assertThat(changed.loop()).isTrue();
    QuaternionTest.assertClose(changed.tracks().get(1).rotation(0), Quaternion.IDENTITY);
  }

  @Test
  void tracksWithoutPartnerAreNoted() {
    Track hand = bone("hand", about(0.2, 0, 0));
    Track tail = bone("tail", about(0, 0.2, 0));
    Motion rest = motion("r", hand, bone("ear", about(0, 0, 1)));
    Hierarchy bones = RandomMotions.hierarchy("hand:arm,hnad:arm");
    MotionResult outcome = Rebase.onto(rest, bones, motion("m", hand, tail));
    assertThat(outcome.notes())
        .containsExactly(
            "The parent 'arm' has no rest pose; it is taken as not rotated.",
            "'tail' has no rest pose; it is unchanged.",
            "The rest pose of 'ear' is not used.",
            "The hierarchy names 'hnad', which is not a bone of this motion.");
    assertThat(outcome.motion().tracks().get(1)).isSameAs(tail);
    QuaternionTest.assertClose(outcome.motion().tracks().get(0).rotation(0), Quaternion.IDENTITY);
  }

  @Test
  void theRestPoseOfAParentWithoutTrackIsUsed() {
    Quaternion arm = about(0.3, 0.4, 0);
    Quaternion hand = about(0, 0, 0.5);
    Motion rest = motion("r", bone("hand", Quaternion.IDENTITY), bone("arm", arm));
    MotionResult outcome =
        Rebase.onto(rest, RandomMotions.hierarchy("hand:arm"), motion("m", bone("hand", hand)));
    assertThat(outcome.notes()).isEmpty();
    RotationMatrix expected =
        RotationMatrix.of(arm)
            .times(RotationMatrix.of(hand))
            .times(RotationMatrix.of(arm).transposed());
    RotationMatrix found = RotationMatrix.of(outcome.motion().tracks().get(0).rotation(0));
    assertThat(found.distance(expected)).isLessThan(1e-12);
  }

  @Test
  void invalidRestPosesAreNoted() {
    Track none = bone("a", new Quaternion(0, 0, 0, 0));
    Track noKey = none.with(new int[0], new double[0]);
    Track turned = bone("a", about(1, 0, 0));
    for (Track first : List.of(none, noKey, bone("a", new Quaternion(0, 0, 0, Double.NaN)))) {
      MotionResult outcome = Rebase.onto(motion("r", first), Hierarchy.none(), motion("m", turned));
      assertThat(outcome.motion().tracks()).containsExactly(turned);
      assertThat(outcome.notes())
          .contains("The rest pose of 'a' has no rotation as its first key.");
    }
    MotionResult twice =
        Rebase.onto(motion("r", turned, none), Hierarchy.none(), motion("m", turned));
    assertThat(twice.notes()).contains("The rest pose has several bones 'a'; the first is used.");
  }

  @Test
  void innerMotionsArePairedByNameOrWithAllTracks() {
    Quaternion one = about(1, 0, 0);
    Quaternion two = about(0, 1, 0);
    Motion rest =
        motion("r", motion("x", bone("a", one)), motion("y", bone("a", two), bone("b", one)));
    Motion moves =
        motion(
            "m",
            motion("y", bone("a", two)),
            motion("x", bone("a", one)),
            motion("other", bone("b", one), motion("y", bone("a", two))));
    MotionResult outcome = Rebase.onto(rest, Hierarchy.none(), moves);
    assertThat(outcome.notes()).isEmpty();
    for (Motion each : outcome.motion().flattened()) {
      for (Track track : each.tracks()) {
        QuaternionTest.assertClose(track.rotation(0), Quaternion.IDENTITY);
      }
    }
  }

  @Test
  void innerMotionsArePairedWithFlatRestPosesAndViceVersa() {
    Track bone = bone("a", about(0, 0.7, 0.1));
    Motion flat = motion("flat", bone);
    Motion nested = motion("outer", motion("model", bone));
    for (MotionResult outcome :
        List.of(
            Rebase.onto(flat, Hierarchy.none(), nested),
            Rebase.onto(nested, Hierarchy.none(), flat))) {
      assertThat(outcome.notes()).isEmpty();
      Track found = BoneTracks.within(outcome.motion()).get(0);
      QuaternionTest.assertClose(found.rotation(0), Quaternion.IDENTITY);
    }
  }

  @Test
  void theOuterMotionIsNotPairedWithAnInnerOneOfItsName() {
    Track a = bone("a", about(0, 0.7, 0.1));
    Track b = bone("b", about(0.5, 0, 0.1));
    Motion rest = motion("x", a, motion("y", b));
    MotionResult outcome = Rebase.onto(rest, Hierarchy.none(), motion("x", motion("x", a, b)));
    assertThat(outcome.notes()).isEmpty();
    for (Track track : BoneTracks.within(outcome.motion())) {
      QuaternionTest.assertClose(track.rotation(0), Quaternion.IDENTITY);
    }
  }
}
