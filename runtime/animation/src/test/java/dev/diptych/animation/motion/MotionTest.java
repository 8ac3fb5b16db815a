package dev.diptych.animation.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class MotionTest {
  private static Track track(Track.Kind kind, int[] frames, int numbers) {
    return new Track(kind, "n", "Bone", "rot", "linear", frames, new double[numbers]);
  }

  @Test
  void itemsKeepTheirOrderAndKind() {
    Motion inner = new Motion("inner", 60, false, List.of(PublishedExample.BONE2));
    Motion outer =
        new Motion(
            "outer", 61, true, List.of(PublishedExample.BONE1, inner, PublishedExample.JOINT));
    assertThat(outer.items())
        .containsExactly(PublishedExample.BONE1, inner, PublishedExample.JOINT);
    assertThat(outer.tracks()).containsExactly(PublishedExample.BONE1, PublishedExample.JOINT);
    assertThat(outer.motions()).containsExactly(inner);
    assertThat(outer.flattened()).containsExactly(outer, inner);
  }

  @Test
  void tracksAreImmutable() {
    double[] values = {1, 2, 3};
    int[] frames = {4};
    Track track = new Track(Track.Kind.VECTOR, "j", "Locate", "pos", "linear", frames, values);
    values[0] = 9;
    frames[0] = 9;
    track.values()[1] = 9;
    track.row(0)[2] = 9;
    track.frames()[0] = 9;
    assertThat(track.row(0)).containsExactly(1, 2, 3);
    assertThat(track.frame(0)).isEqualTo(4);
    assertThatThrownBy(() -> track.rotation(0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> track.row(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void zerosOfDifferentSignAreNotEqual() {
    Track zero = track(Track.Kind.VECTOR, new int[1], 3);
    assertThat(zero.with(new double[] {0, 0, 0})).isEqualTo(zero).hasSameHashCodeAs(zero);
    assertThat(zero.with(new double[] {-0.0, 0, 0})).isNotEqualTo(zero);
  }

  @Test
  void theNumberOfValuesMustMatchTheKeys() {
    assertThat(track(Track.Kind.QUATERNION, new int[2], 8).rows()).isEqualTo(2);
    assertThatThrownBy(() -> track(Track.Kind.VECTOR, new int[2], 8))
        .hasMessage("2 keys of 3 numbers, but 8");
    assertThatThrownBy(() -> track(Track.Kind.VECTOR, new int[] {-1}, 3))
        .hasMessage("a frame is negative");
  }
}
