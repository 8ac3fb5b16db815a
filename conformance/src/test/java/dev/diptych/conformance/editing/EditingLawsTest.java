package dev.diptych.conformance.editing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Options;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;

/** The laws of the editing commands over generated animations. */
class EditingLawsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final String SEED = "20261122";

  /** Floats near 5, and times near 60 s, have this precision. */
  private static final double PRECISION = 2e-4;

  @Property(tries = 120, seed = SEED)
  void mirroringTwiceChangesNothing(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    byte[] text = text(AnimationGenerator.animation(seed, Options.wild()));
    Edit once = Edit.run(text, "mirror -");
    if (once.code() == 0) {
      assertThat(Edit.done(once.out(), "mirror -")).isEqualTo(text);
    } else {
      // Bytes at offsets of the file cannot follow their place.
      assertThat(once.err()).contains("error[residue-moved]");
    }
  }

  @Property(tries = 60, seed = SEED)
  void aMirrorTurnsXAround(@ForAll @LongRange(min = 0, max = 1L << 40) long seed) throws Exception {
    Animation animation = PlainAnimations.of(seed);
    Animation mirrored = Edit.done(animation, "mirror -");
    assertThat(mirrored.trackedLeft()).isEqualTo(animation.trackedRight());
    assertThat(mirrored.pinchingRight()).isEqualTo(animation.pinchingLeft());
    if (animation.camera() != null) {
      assertMirrored(animation.camera(), mirrored.camera());
    }
    if (animation.jointsLeft() != null) {
      for (int joint = 0; joint < Animation.JOINTS; joint++) {
        assertMirrored(animation.jointsLeft().get(joint), mirrored.jointsRight().get(joint));
        assertMirrored(animation.jointsRight().get(joint), mirrored.jointsLeft().get(joint));
      }
    }
    if (animation.gaze() != null) {
      assertNegated(animation.gaze().curves().get(0), mirrored.gaze().curves().get(0));
      assertNegated(animation.gaze().curves().get(3), mirrored.gaze().curves().get(3));
      assertThat(mirrored.gaze().curves().get(5)).isEqualTo(animation.gaze().curves().get(5));
    }
    assertThat(mirrored.markers()).isEqualTo(animation.markers());
  }

  private static void assertMirrored(Pose pose, Pose mirrored) {
    assertNegated(pose.positionX(), mirrored.positionX());
    assertNegated(pose.rotationY(), mirrored.rotationY());
    assertNegated(pose.rotationZ(), mirrored.rotationZ());
    assertThat(mirrored.positionY()).isEqualTo(pose.positionY());
    assertThat(mirrored.positionZ()).isEqualTo(pose.positionZ());
    assertThat(mirrored.rotationX()).isEqualTo(pose.rotationX());
    assertThat(mirrored.rotationW()).isEqualTo(pose.rotationW());
  }

  private static void assertNegated(Curve curve, Curve negated) {
    assertThat(negated.keys()).hasSameSizeAs(curve.keys());
    for (int i = 0; i < curve.keys().size(); i++) {
      int[] from = curve.keys().get(i).bits().clone();
      for (int word = 1; word < Math.min(4, from.length); word++) {
        float number = Float.intBitsToFloat(from[word]);
        from[word] = number == 0 ? from[word] : Float.floatToRawIntBits(-number);
      }
      assertThat(negated.keys().get(i)).isEqualTo(new Key(from));
    }
  }

  @Property(tries = 60, seed = SEED)
  void retimingForthAndBackChangesNothing(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    Animation animation = PlainAnimations.of(seed);
    Animation faster = Edit.done(animation, "retime - --speed 4");
    assertThat(PlainAnimations.duration(faster)).isEqualTo(PlainAnimations.duration(animation) / 4);
    assertThat(Edit.done(faster, "retime - --speed 0.25")).isEqualTo(animation);
  }

  @Property(tries = 40, seed = SEED)
  void aRetimedAnimationPlaysTheSameLater(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed,
      @ForAll @DoubleRange(min = 0.1, max = 10) double speed)
      throws Exception {
    Animation animation = PlainAnimations.of(seed);
    String factor = String.format(Locale.ROOT, "%.3f", speed);
    Animation retimed = Edit.done(animation, "retime - --speed " + factor);
    assertPlaysAs(
        animation,
        0,
        PlainAnimations.duration(animation),
        retimed,
        0,
        1 / Double.parseDouble(factor));
  }

  @Property(tries = 90, seed = SEED)
  void whatIsConvertedWithoutLossConvertsBack(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed,
      @ForAll @LongRange(min = 0, max = 3) long target)
      throws Exception {
    byte[] text = text(AnimationGenerator.animation(seed, Options.wild()));
    String head = new String(text, 0, 42, ISO_8859_1);
    String version = head.contains("Ver 1.0") ? "1.0" : "1.1";
    String layout = head.contains("layout = shipped") ? "shipped" : "documented";
    String to = (target & 1) == 0 ? "1.0" : "1.1";
    String other = (target & 2) == 0 ? "shipped" : "documented";
    Edit there = Edit.run(text, "convert - --version %s --layout %s".formatted(to, other));
    if (there.code() == 0) {
      String back = "convert - --version %s --layout %s".formatted(version, layout);
      assertThat(Edit.done(there.out(), back)).isEqualTo(text);
    } else {
      assertThat(there.err()).containsAnyOf("--allow-loss", "error[residue-moved]");
    }
  }

  @Property(tries = 60, seed = SEED)
  void aPartPlaysAsBefore(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed,
      @ForAll @DoubleRange(min = 0.01, max = 0.9) double from,
      @ForAll @DoubleRange(min = 0.02, max = 1) double length)
      throws Exception {
    Animation animation = PlainAnimations.of(seed);
    double duration = PlainAnimations.duration(animation);
    if (duration > 0) {
      float start = millis(from * duration);
      float end = millis(Math.min(duration, start + length * duration) + 0.001);
      Animation part = Edit.done(animation, "trim - --from %s --to %s".formatted(start, end));
      assertPlaysAs(animation, start, Math.min(end, duration), part, -start, 1);
      Animation kept =
          Edit.done(animation, "trim - --keep-times --from %s --to %s".formatted(start, end));
      assertPlaysAs(animation, start, Math.min(end, duration), kept, 0, 1);
    }
  }

  @Property(tries = 60, seed = SEED)
  void partsThatAreJoinedPlayAsBefore(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed,
      @ForAll @DoubleRange(min = 0.1, max = 0.9) double where)
      throws Exception {
    Animation animation = PlainAnimations.of(seed);
    double duration = PlainAnimations.duration(animation);
    if (duration > 0) {
      float cut = millis(where * duration);
      Animation first = Edit.done(animation, "trim - --to " + cut);
      Animation second = Edit.done(animation, "trim - --from " + cut);
      if (PlainAnimations.duration(first) == cut) {
        Animation joined = Concat.of(first, second);
        assertPlaysAs(animation, 0, duration, joined, 0, 1);
        assertThat(joined.markers() == null ? 0 : joined.markers().size())
            .isEqualTo(animation.markers() == null ? 0 : markersAfterTrim(animation, cut));
      }
    }
  }

  private static int markersAfterTrim(Animation animation, float cut) {
    // One at the cut is in both parts.
    return (int)
        animation.markers().stream()
            .mapToDouble(marker -> Float.intBitsToFloat(marker.timeBits()))
            .map(time -> time == cut ? 2 : 1)
            .sum();
  }

  @Property(tries = 30, seed = SEED)
  void resamplingTakesTheValuesOfPlayback(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    Animation animation = PlainAnimations.of(seed);
    Animation resampled = Edit.done(animation, "resample - --fps 30");
    List<Curve> before = animation.curves();
    List<Curve> after = resampled.curves();
    for (int i = 0; i < before.size(); i++) {
      boolean holds = PlainAnimations.isBoolean(animation, i);
      if (holds || before.get(i).keys().size() < 2) {
        assertThat(after.get(i)).isEqualTo(before.get(i));
      } else {
        for (Key key : after.get(i).keys()) {
          assertThat((double) key.value())
              .isCloseTo(Evaluator.at(before.get(i), key.time(), false), within(PRECISION));
        }
      }
    }
    assertThat(PlainAnimations.duration(resampled)).isEqualTo(PlainAnimations.duration(animation));
  }

  /** Compares at many times of {@code animation}, which are scaled and shifted for the other. */
  private static void assertPlaysAs(
      Animation animation, double from, double to, Animation other, double shift, double scale) {
    List<Curve> curves = animation.curves();
    List<Curve> others = other.curves();
    for (int i = 0; i < curves.size(); i++) {
      boolean holds = PlainAnimations.isBoolean(animation, i);
      for (int step = 1; step < 20; step++) {
        double time = from + (to - from) * (step + 0.4321) / 21;
        double wanted = Evaluator.at(curves.get(i), time, holds);
        double found = Evaluator.at(others.get(i), time * scale + shift, holds);
        boolean edge = isNearKey(curves.get(i), time);
        assertThat(found)
            .as("curve %d at %s s", i, time)
            .isCloseTo(wanted, within(edge ? 20 : PRECISION * slope(curves.get(i))));
      }
    }
  }

  /** A jump at a key moves with the precision of times. */
  private static boolean isNearKey(Curve curve, double time) {
    return curve.keys().stream().anyMatch(key -> Math.abs(key.time() - time) < 1e-4);
  }

  /** How much more than 1 a curve may amplify an error of its numbers. */
  private static double slope(Curve curve) {
    return curve.keys().isEmpty() || curve.keys().get(0).bits().length == Key.SHORT_WORDS ? 1 : 20;
  }

  private static float millis(double seconds) {
    return Math.round(seconds * 1000) / 1000f;
  }

  private static byte[] text(Animation animation) throws Exception {
    byte[] file = IndependentWriter.write(animation);
    String layout = animation.layout().name().toLowerCase(Locale.ROOT);
    Selection selection = new Selection("input_animation", layout);
    LocatedDocument opened =
        ENGINE.openBinary("b", ByteBuffer.wrap(file), selection).value().orElseThrow();
    return new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened).value().orElseThrow();
  }

  /** Joins two animations through files. */
  private static final class Concat {
    private Concat() {}

    static Animation of(Animation first, Animation second) throws Exception {
      Path folder = Files.createTempDirectory("concat");
      Path file = folder.resolve("second.bin");
      try {
        Files.write(file, IndependentWriter.write(second));
        return Edit.done(first, first.layout(), "concat - " + file);
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    }
  }
}
