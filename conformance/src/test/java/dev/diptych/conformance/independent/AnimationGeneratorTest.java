package dev.diptych.conformance.independent;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Holds the generator to what it promises: an oddity that never comes is never tested. */
class AnimationGeneratorTest {
  private static final int EACH = 20;
  private static final int ALL = EACH * Shape.ALL.size();
  private static final Corpus WILD = Corpus.of(ALL, Options.wild());
  private static final Corpus TAME = Corpus.of(ALL, Options.tame());

  @Test
  void theSameSeedGivesTheSameFile() {
    assertThat(Corpus.of(ALL, Options.wild())).isEqualTo(WILD);
    assertThat(AnimationGenerator.animation(Shape.ALL.size(), Options.wild()))
        .isNotEqualTo(WILD.animations().get(0));
  }

  @Test
  void allShapesAreEquallyLikely() {
    for (Shape shape : Shape.ALL) {
      assertThat(TAME.animations())
          .as("%s", shape)
          .filteredOn(animation -> shapeOf(animation).equals(shape))
          .hasSize(EACH);
    }
  }

  private static Shape shapeOf(Animation animation) {
    return new Shape(
        animation.layout(),
        animation.minor(),
        animation.camera() != null,
        animation.trackedLeft() != null,
        animation.gaze() != null);
  }

  @Test
  void wildValuesHoldEveryOddity() {
    assertSomeValue(bits -> bits == 0x7fc00001);
    assertSomeValue(bits -> bits == 0x7f800001); // a signalling NaN
    assertSomeValue(bits -> bits == 0xff800000);
    assertSomeValue(bits -> bits == 0x80000000);
    assertSomeValue(bits -> bits == 0x00000001);
    assertSomeValue(bits -> bits == 0x7f7fffff);
    assertThat(WILD.booleanKeys()).anyMatch(key -> key.value() != 0 && key.value() != 1);
    assertThat(WILD.keys()).anyMatch(key -> key.bits().length == 7 && (key.bits()[6] & ~3) != 0);
  }

  private static void assertSomeValue(IntPredicate condition) {
    assertThat(WILD.keys()).anyMatch(key -> condition.test(key.bits()[1]));
  }

  @Test
  void wildTimesHoldEveryOddity() {
    assertThat(WILD.keys()).anyMatch(key -> Float.isNaN(key.time()));
    assertThat(WILD.keys()).anyMatch(key -> key.time() < 0);
    assertThat(WILD.keys()).anyMatch(key -> key.bits()[0] == 0x80000000);
    assertThat(WILD.curves()).anyMatch(curve -> someStep(curve, order -> order > 0));
    assertThat(WILD.curves()).anyMatch(curve -> someStep(curve, order -> order == 0));
  }

  /** Whether the order of some key's time and that of the next one is as described. */
  private static boolean someStep(Curve curve, IntPredicate order) {
    List<Key> keys = curve.keys();
    return IntStream.range(1, keys.size())
        .map(i -> Float.compare(keys.get(i - 1).time(), keys.get(i).time()))
        .anyMatch(order);
  }

  @Test
  void wildCurvesHoldEveryOddity() {
    assertThat(WILD.curves()).anyMatch(curve -> curve.keys().isEmpty());
    assertThat(WILD.curves()).anyMatch(curve -> curve.keys().size() > 16);
    assertThat(WILD.curves()).anyMatch(curve -> curve.preWrap() < 0);
    assertThat(WILD.curves()).anyMatch(curve -> curve.postWrap() == Integer.MAX_VALUE);
  }

  @Test
  void wildGroupsDifferInOneValue() {
    Function<Curve, Object> sizes = curve -> curve.keys().size();
    Function<Curve, Object> times = column(key -> key.bits()[0]);
    Function<Curve, Object> numbers = column(key -> key.time() + 0f); // 0 for -0
    Function<Curve, Object> modes = column(key -> key.bits().length == 7 ? key.bits()[6] : 0);

    assertThat(WILD.groups()).anyMatch(group -> agree(group, times) && agree(group, modes));
    assertThat(WILD.groups()).anyMatch(group -> !agree(group, sizes));
    assertThat(WILD.groups()).anyMatch(group -> agree(group, sizes) && !agree(group, times));
    assertThat(WILD.groups()).anyMatch(group -> agree(group, numbers) && !agree(group, times));
    assertThat(WILD.groups()).anyMatch(group -> agree(group, times) && !agree(group, modes));
    assertThat(WILD.groups())
        .anyMatch(group -> agree(group, times) && !agree(group, Curve::preWrap));
    assertThat(WILD.groups())
        .anyMatch(group -> agree(group, times) && !agree(group, Curve::postWrap));
  }

  private static Function<Curve, Object> column(Function<Key, Object> cell) {
    return curve -> curve.keys().stream().map(cell).toList();
  }

  private static boolean agree(List<Curve> group, Function<Curve, Object> property) {
    return group.stream().map(property).distinct().count() == 1;
  }

  @Test
  void wildFilesHoldEveryOddity() {
    assertThat(WILD.animations()).anyMatch(animation -> animation.flagCamera() == 255);
    assertThat(WILD.animations()).anyMatch(animation -> animation.flagHands() == 2);
    assertThat(WILD.animations()).anyMatch(animation -> animation.flagGaze() == 128);
    assertThat(WILD.animations()).anyMatch(animation -> animation.trailing().length > 0);
  }

  @Test
  void wildMarkersHoldEveryOddity() {
    assertThat(WILD.markers()).anyMatch(marker -> !isUtf8(marker));
    assertThat(WILD.markers()).anyMatch(marker -> text(marker).contains("\\"));
    assertThat(WILD.markers()).anyMatch(marker -> text(marker).contains("\0"));
    assertThat(WILD.markers())
        .anyMatch(
            marker -> text(marker).codePoints().anyMatch(Character::isSupplementaryCodePoint));
    assertThat(WILD.markers()).anyMatch(marker -> marker.rawLength().length == 5);
    for (int length : new int[] {0, 127, 128, 16383, 16384}) {
      assertThat(WILD.markers()).anyMatch(marker -> marker.name().length == length);
    }
  }

  @Test
  void tameAnimationsHoldNoOddity() {
    assertThat(TAME.curves())
        .allMatch(curve -> List.of(0, 1, 2, 4, 8).contains(curve.preWrap()))
        .noneMatch(curve -> someStep(curve, order -> order >= 0));
    assertThat(TAME.keys()).allMatch(key -> Float.isFinite(key.value()) && key.time() >= 0);
    assertThat(TAME.booleanKeys()).allMatch(key -> key.value() == 0 || key.value() == 1);
    assertThat(TAME.groups()).allMatch(group -> agree(group, column(key -> key.bits()[0])));
    assertThat(TAME.groups()).allMatch(group -> agree(group, Curve::preWrap));
    assertThat(TAME.markers()).allMatch(marker -> isUtf8(marker) && marker.rawLength().length == 1);
    assertThat(TAME.animations())
        .allMatch(animation -> animation.trailing().length == 0 && animation.flagHands() <= 1);
  }

  private static String text(Marker marker) {
    return new String(marker.name(), UTF_8);
  }

  private static boolean isUtf8(Marker marker) {
    return Arrays.equals(text(marker).getBytes(UTF_8), marker.name());
  }
}
