package dev.diptych.conformance.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Takes of a recording of a person, which is not part of this project: without {@code
 * -Ddiptych.recording=FILE} it is skipped. One hand must be tracked at the times below.
 */
class RealTakesTest {
  private static final double BONES = 0.0001;
  private static final double ROUNDING = 2e-6;
  private static final double RATE = 240;

  private static final String PLACES =
      """
      prop Old { at (0 1.4m 80cm) }
      prop Panel { at (30cm 1.3m 90cm)  turned euler(0 20deg 0) }
      prop Cart { move { 0 (0 1.2m 60cm)  8s (50cm 1.5m 1m) ease-in-out } }
      """;

  @TempDir private static Path folder;

  private static Animation recorded;

  @BeforeAll
  static void read() throws IOException {
    String file = System.getProperty("diptych.recording");
    assumeTrue(file != null, "no recording");
    byte[] bytes = Files.readAllBytes(Path.of(file));
    recorded = IndependentReader.read(bytes, Layout.SHIPPED);
    Files.write(folder.resolve("real.bin"), bytes);
  }

  private static String text(String items) {
    return "Input Animation Ver 1.1\n" + items + "Eof\n";
  }

  private static Animation play(String items) {
    return Example.compileWithWarnings(text(items), "--include-path", folder.toString());
  }

  /** Whether the left hand was recorded; otherwise the right one. */
  private static boolean isLeft() {
    return recorded.jointsRight().get(Bones.WRIST).positionX().keys().isEmpty();
  }

  private static String only() {
    return isLeft() ? "only Left  " : "only Right  ";
  }

  private static List<Pose> hand(Animation animation) {
    return isLeft() ? animation.jointsLeft() : animation.jointsRight();
  }

  private static V place(Animation animation, int joint, double time) {
    return Playback.position(hand(animation).get(joint), time);
  }

  private static double end(Animation animation) {
    List<Key> keys = hand(animation).get(Bones.WRIST).positionX().keys();
    return keys.get(keys.size() - 1).time();
  }

  @Test
  void aConstantMovementIsExactBetweenKeys() {
    Animation played = play(PLACES + "take R { file \"real.bin\"  in Panel  from Old }\n");
    Q turn = Q.about('y', 20);
    double most = 0;
    for (double time = 0; time < end(recorded); time += 1 / RATE) {
      for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
        V moved = place(recorded, joint, time).minus(new V(0, 1.4, 0.8));
        V wanted = turn.turn(moved).plus(new V(0.3, 1.3, 0.9));
        most = Math.max(most, place(played, joint, time).distance(wanted));
      }
    }
    assertThat(most).isLessThan(ROUNDING);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "in Panel  from Old  scale 0.9",
        "in Cart  from Old",
        "in Panel  from Old  meet IndexTip { 5s at (0 0 -20cm) fade(3s) }"
      })
  void bonesKeepTheLengthsOfTheRecording(String words) {
    Animation played = play(PLACES + "take R { file \"real.bin\"  " + only() + words + " }\n");
    double most = 0;
    for (double time = 0; time < end(recorded); time += 1 / RATE) {
      for (Bones.Bone bone : Bones.all()) {
        double length = place(played, bone.from(), time).distance(place(played, bone.to(), time));
        double own = place(recorded, bone.from(), time).distance(place(recorded, bone.to(), time));
        most = Math.max(most, Math.abs(length - own));
      }
    }
    assertThat(most).isLessThan(BONES);
  }

  private static double fastest(Animation animation) {
    Curve tracked = isLeft() ? animation.trackedLeft() : animation.trackedRight();
    return Playback.fastestStep(
        hand(animation).get(Bones.WRIST), time -> Playback.isTrue(tracked, time));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7})
  void noStepIsFasterThanTheFastest(int time) throws IOException {
    V at = place(recorded, Bones.INDEX_TIP, time);
    V target = at.plus(new V(0.12, -0.08, 0.14));
    String meet =
        "take R { file \"real.bin\"  "
            + only()
            + "meet IndexTip { "
            + time
            + "s at (%.5f %.5f %.5f)".formatted(target.x(), target.y(), target.z())
            + " fade(%s) } }\n";
    String found = rejected(meet.formatted("0.05s"));
    Matcher least = Pattern.compile("write fade\\(([0-9.]+)s\\)").matcher(found);
    assertThat(least.find()).as(found).isTrue();
    Animation played = play(meet.formatted(least.group(1) + "s"));
    assertThat(fastest(played)).isLessThan(fastest(recorded) * 1.0001);
    assertThat(place(played, Bones.INDEX_TIP, time).distance(target)).isLessThan(0.0006);
  }

  @Test
  void aTakeOfItHasNoMoreWarningsThanItself() throws IOException {
    assertThat(output("check", folder.resolve("real.bin").toString())).doesNotContain("jump");
    Path file = folder.resolve("scene.twin");
    Files.writeString(file, text("take R { file \"real.bin\" }\n"));
    assertThat(output("check", file.toString()))
        .doesNotContain("look-misses")
        .doesNotContain("tight-expectation")
        .doesNotContain("out-of-reach");
  }

  private static String rejected(String items) throws IOException {
    Path file = folder.resolve("scene.twin");
    Files.writeString(file, text(items));
    return output("compile", file.toString(), "-o", "-");
  }

  private static String output(String... args) {
    Command command = new Command();
    command.run(args);
    return command.err();
  }
}
