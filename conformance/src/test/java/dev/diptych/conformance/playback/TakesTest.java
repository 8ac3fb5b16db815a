package dev.diptych.conformance.playback;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recordings as material, played by an evaluator that shares no code with the product. */
class TakesTest {
  /** Keys are floats. */
  private static final double ROUNDING = 2e-6;

  private static final double BONES = 0.0001;

  private static final String PLACES =
      """
      prop Old { at (0 1.4m 80cm) }
      prop Panel { at (30cm 1.3m 90cm)  turned euler(0 20deg 0)  box (60cm 40cm 1cm) }
      """;

  @TempDir private static Path folder;

  private static Animation press;
  private static Animation minute;

  @BeforeAll
  static void record() throws IOException {
    press = record("press", Reach.items());
    minute = record("minute", minute());
  }

  /** A hand that is busy for 60 s. */
  private static String minute() {
    SplittableRandom random = new SplittableRandom(41);
    StringBuilder move = new StringBuilder();
    StringBuilder turn = new StringBuilder();
    StringBuilder gesture = new StringBuilder();
    String[] shapes = {"Open", "Pinch", "Point", "Relaxed", "Fist"};
    for (double time = 0; time <= 60; time += 0.75) {
      move.append(
          String.format(
              Locale.ROOT,
              "%.2fs (%.3f %.3f %.3f) ease-in-out\n",
              time,
              random.nextDouble(-0.3, 0.3),
              random.nextDouble(1, 1.4),
              random.nextDouble(0.2, 0.5)));
      turn.append(
          String.format(
              Locale.ROOT,
              "%.2fs euler(%.1f %.1f %.1f)\n",
              time,
              random.nextDouble(-40, 40),
              random.nextDouble(-40, 40),
              random.nextDouble(-40, 40)));
      gesture.append(
          String.format(Locale.ROOT, "%.2fs %s\n", time, shapes[random.nextInt(shapes.length)]));
    }
    return "Hands { Right { gesture {\n"
        + gesture
        + "} move Wrist {\n"
        + move
        + "} turn {\n"
        + turn
        + "} } }\n";
  }

  private static Animation record(String name, String text) throws IOException {
    byte[] file = compile(name, text);
    Files.write(folder.resolve(name + ".bin"), file);
    return IndependentReader.read(file, Layout.SHIPPED);
  }

  private static byte[] compile(String name, String text) throws IOException {
    return Example.run(InputStream.nullInputStream(), "compile", write(name, text));
  }

  private static String write(String name, String text) throws IOException {
    Path file = folder.resolve(name + ".twin");
    Files.writeString(file, "Input Animation Ver 1.1\n" + text + "Eof\n");
    return file.toString();
  }

  private static Animation play(String text) throws IOException {
    return IndependentReader.read(compile("scene", text), Layout.SHIPPED);
  }

  /** What the command reports about a text that it rejects. */
  private static String rejected(String text) throws IOException {
    Command command = new Command();
    assertThat(command.run("compile", write("scene", text), "-o", "-")).isNotZero();
    return command.err();
  }

  private static List<Pose> hand(Animation animation) {
    return animation.jointsRight();
  }

  private static V wrist(Animation animation, double time) {
    return Playback.position(hand(animation).get(Bones.WRIST), time);
  }

  /** The numbers of a reference engine that was written for the design. */
  @ParameterizedTest
  @CsvSource({
    "0, 0.18876, 1.20000, 0.30198",
    "0.5, 0.20458, 1.21833, 0.35191",
    "1, 0.24925, 1.23242, 0.47963",
    "1.1, 0.25884, 1.23254, 0.50601",
    "1.5, 0.28601, 1.21857, 0.57572",
    "2, 0.29136, 1.20000, 0.58389"
  })
  void aMeetingIsDistributedAsInTheReference(double time, double x, double y, double z)
      throws IOException {
    Animation played =
        play(
            PLACES
                + "take Press { file \"press.bin\"  in Panel  from Old\n"
                + "  meet IndexTip { 1.1s at (0.29161 1.22282 0.66830) in World } }\n");
    assertThat(wrist(played, time).distance(new V(x, y, z))).isLessThan(0.00003);
  }

  /** Times and values of all keys, bit for bit. */
  private static int[] bits(Curve curve) {
    return curve.keys().stream().flatMapToInt(key -> Arrays.stream(key.bits())).toArray();
  }

  @Test
  void aRecordingAloneIsTheSameKeys() throws IOException {
    Animation played = play("take Minute { file \"minute.bin\" }\n");
    for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
      List<Curve> curves = hand(played).get(joint).curves();
      List<Curve> recorded = hand(minute).get(joint).curves();
      for (int curve = 0; curve < curves.size(); curve++) {
        assertThat(bits(curves.get(curve))).isEqualTo(bits(recorded.get(curve)));
      }
    }
  }

  @Test
  void aConstantMovementIsExactBetweenKeys() throws IOException {
    Animation played = play(PLACES + "take M { file \"minute.bin\"  in Panel  from Old }\n");
    Q turn = Q.about('y', 20);
    for (double time = 0; time < 60; time += 0.0171) {
      for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
        V recorded = Playback.position(hand(minute).get(joint), time);
        V wanted = turn.turn(recorded.minus(new V(0, 1.4, 0.8))).plus(new V(0.3, 1.3, 0.9));
        V found = Playback.position(hand(played).get(joint), time);
        assertThat(found.distance(wanted)).as("%s at %s", joint, time).isLessThan(ROUNDING);
        Q rotation = turn.times(Playback.rotation(hand(minute).get(joint), time));
        assertThat(Playback.rotation(hand(played).get(joint), time).angle(rotation))
            .isLessThan(0.001);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "in Panel  from Old  meet IndexTip { 20s at Panel.Front fade(3s)  30s at Panel.Left }",
        "in Cart  from Old  scale 0.9",
        "in Cart  mirror World  only Left"
      })
  void bonesKeepTheLengthsOfTheRecording(String words) throws IOException {
    String cart = "prop Cart { move { 0 (0 1.2m 60cm)  60s (1m 1.5m 1m) ease-in-out } }\n";
    Animation played =
        play(
            PLACES
                + cart
                + "take Minute { file \"minute.bin\"  "
                + words
                + "  play { 0 part(1s .. 59s) } }\n");
    List<Pose> found = words.contains("mirror") ? played.jointsLeft() : hand(played);
    for (double time = 0.001; time < 58; time += 0.0371) {
      for (Bones.Bone bone : Bones.all()) {
        assertThat(length(found, bone, time))
            .as("%s at %s", bone, time)
            .isBetween(
                length(hand(minute), bone, time + 1) - BONES,
                length(hand(minute), bone, time + 1) + BONES);
      }
    }
  }

  private static double length(List<Pose> hand, Bones.Bone bone, double time) {
    return Playback.position(hand.get(bone.from()), time)
        .distance(Playback.position(hand.get(bone.to()), time));
  }

  private static double fastest(Animation animation) {
    return Playback.fastestStep(hand(animation).get(Bones.WRIST), time -> true);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 11, 23, 37, 52})
  void noStepIsFasterThanTheFastest(int time) throws IOException {
    String target = "(%.3f 1.2 0.4)".formatted(0.1 - time / 300.0);
    String text = "take M { file \"minute.bin\"  meet IndexTip { %ds at %s fade(%s) } }\n";
    String found;
    try {
      Animation played = play(text.formatted(time, target, "0.5s"));
      assertThat(fastest(played)).isLessThan(fastest(minute) * 1.0001);
      return;
    } catch (AssertionError e) {
      found = rejected(text.formatted(time, target, "0.5s"));
    }
    Matcher least = Pattern.compile("write fade\\(([0-9.]+)s\\)").matcher(found);
    assertThat(least.find()).as(found).isTrue();
    double fade = Double.parseDouble(least.group(1));
    Animation played = play(text.formatted(time, target, least.group(1) + "s"));
    assertThat(fastest(played)).isLessThan(fastest(minute) * 1.0001);
    V tip = Playback.position(hand(played).get(Bones.INDEX_TIP), time);
    assertThat(tip.distance(new V(0.1 - time / 300.0, 1.2, 0.4))).isLessThan(0.0006);
    String less = String.format(Locale.ROOT, "%.3fs", fade - 0.002);
    assertThat(rejected(text.formatted(time, target, less))).contains("no room");
  }

  /** Nothing is left of a correction outside of its fade. */
  @Test
  void aFadeIsAllThatChanges() throws IOException {
    Animation played =
        play("take P { file \"press.bin\"  meet Wrist { 1s at (0.1 1.31 0.35) fade(0.4s) } }\n");
    for (double time = 0; time < 2; time += 0.01) {
      double moved = wrist(played, time).distance(wrist(press, time));
      assertThat(moved).isLessThan(Math.abs(time - 1) < 0.4 ? 0.01001 : ROUNDING);
    }
    assertThat(wrist(played, 1).distance(new V(0.1, 1.31, 0.35))).isLessThan(0.00001);
  }

  /** Parts blend with words and with each other: no object jumps. */
  @Test
  void blendsDoNotJump() throws IOException {
    Animation played =
        play(
            "Hands { Right { gesture { 0 Open  4s Fist } move Wrist { 0 (0.2 1.1 0.2)"
                + "  6s (0 1.3 0.4) } turn { 0 euler(0 20deg 0) } } }\n"
                + "take P { file \"press.bin\"  play { 1s part(0.5s .. 2s) blend(0.4s)\n"
                + "  3s part(0.2s .. 1s) blend(0.3s)  3.5s part(0.5s .. 1.9s) blend(0.3s) } }\n");
    for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
      Pose pose = hand(played).get(joint);
      V before = Playback.position(pose, 0);
      for (double time = 0.001; time < 6; time += 0.001) {
        V place = Playback.position(pose, time);
        assertThat(place.distance(before)).as("%s at %s", joint, time).isLessThan(0.004);
        before = place;
      }
    }
    assertThat(wrist(played, 1.7).distance(wrist(press, 1.2))).isLessThan(ROUNDING);
  }

  /** Outside of parts there is nothing. */
  @Test
  void flagsAreThoseOfTheParts() throws IOException {
    Animation played =
        play("take P { file \"press.bin\"  play { 1s part(0.5s .. 1.5s)  3s part(0 .. 1s) } }\n");
    for (double time : new double[] {0, 0.9, 2.1, 2.9, 4.1}) {
      assertThat(Playback.isTrue(played.trackedRight(), time)).as("at %s", time).isFalse();
    }
    for (double time : new double[] {1, 1.5, 1.9, 3, 3.9}) {
      assertThat(Playback.isTrue(played.trackedRight(), time)).as("at %s", time).isTrue();
    }
  }

  private static final String EYES =
      "Camera { look { 0 from (0 1.6m 0) at (0 1.4m 1m)  2s at (20cm 1.5m 1m) ease-in-out } }\n"
          + "EyeGaze { look { 0 at (0 1.4m 1m)  0.8s at (30cm 1.2m 90cm) ease-in-out"
          + "  1.3s at (-20cm 1.5m 1.2m) hold  2s at (0 1.3m 80cm) } }\n";

  @Test
  void theGazeOfARecordingAloneIsTheSameKeys() throws IOException {
    Animation eyes = record("eyes", EYES);
    Animation played = play("take Eyes { file \"eyes.bin\" }\n");
    List<Curve> curves = played.gaze().curves();
    for (int curve = 0; curve < curves.size(); curve++) {
      assertThat(bits(curves.get(curve))).isEqualTo(bits(eyes.gaze().curves().get(curve)));
    }
    Curve w = played.camera().rotationW();
    assertThat(bits(w)).isEqualTo(bits(eyes.camera().rotationW()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "only EyeGaze", "only EyeGaze  scale 0.5"})
  void cameraAndGazeAreTurnedExactly(String words) throws IOException {
    Animation eyes = record("eyes", EYES);
    Animation played =
        play(PLACES + "take E { file \"eyes.bin\"  in Panel  from Old  " + words + " }\n");
    Q turn = Q.about('y', 20);
    assertThat(words.isEmpty()).isEqualTo(played.camera() != null);
    for (double time = 0; time < 2; time += 0.0171) {
      V direction = turn.turn(Playback.direction(eyes, time));
      assertThat(Playback.direction(played, time).distance(direction)).isLessThan(ROUNDING);
      double scale = words.contains("scale") ? 0.5 : 1;
      V place = Playback.origin(eyes, time).minus(new V(0, 1.4, 0.8)).times(scale);
      V moved = turn.turn(place).plus(new V(0.3, 1.3, 0.9));
      assertThat(Playback.origin(played, time).distance(moved)).isLessThan(ROUNDING);
      if (played.camera() != null) {
        Q rotation = turn.times(Playback.rotation(eyes.camera(), time));
        assertThat(Playback.rotation(played.camera(), time).angle(rotation)).isLessThan(0.001);
      }
    }
  }

  /** A gaze that words move is blended with that of a recording, in directions of length 1. */
  @Test
  void blendsOfTheGazeDoNotJump() throws IOException {
    record("eyes", EYES);
    Animation played =
        play(
            """
            EyeGaze { look { 0 from (0 1.5m 0) at (-30cm 1.4m 1m)  3s at (30cm 1.2m 1m) } }
            take E { file "eyes.bin"  only EyeGaze  play { 0.5s part(0 .. 1.2s) blend(0.3s) } }
            """);
    V before = Playback.direction(played, 0);
    for (double time = 0.001; time < 3; time += 0.001) {
      V direction = Playback.direction(played, time);
      assertThat(direction.length()).isBetween(0.99, 1.01);
      assertThat(direction.distance(before)).as("at %s", time).isLessThan(0.01);
      before = direction;
    }
    Animation eyes = record("eyes", EYES);
    assertThat(Playback.direction(played, 1.1).distance(Playback.direction(eyes, 0.6)))
        .isLessThan(ROUNDING);
  }

  /** Words see the gaze that a take plays, as everything that it plays. */
  @Test
  void aPropFollowsThePlayedGaze() throws IOException {
    record("eyes", EYES);
    Path scene =
        Path.of(
            write(
                "scene",
                """
                prop Dot { in EyeGaze  at (0 0 50cm) }
                take E { file "eyes.bin"  only EyeGaze  play { 0 part(0 .. 1.2s) } }
                Hands { Right { move Wrist { 0 at Dot  1.2s at Dot } } }
                """));
    Animation played =
        IndependentReader.read(
            Example.run(InputStream.nullInputStream(), "compile", scene.toString()),
            Layout.SHIPPED);
    for (double time = 0; time < 1.19; time += 0.01) {
      V wanted =
          Playback.origin(played, time).plus(unit(Playback.direction(played, time)).times(0.5));
      assertThat(wrist(played, time).distance(wanted)).isLessThan(0.003);
    }
  }

  private static V unit(V v) {
    return v.times(1 / v.length());
  }

  /** A recording may be much larger than a text; only what is played of it is kept. */
  @Test
  void partsOfALargeRecordingArePlayed() throws IOException {
    byte[] large =
        Example.run(
            InputStream.nullInputStream(),
            "resample",
            folder.resolve("minute.bin").toString(),
            "--fps",
            "240");
    assertThat(large.length).isGreaterThan(16 << 20);
    Files.write(folder.resolve("large.bin"), large);
    Animation recorded = IndependentReader.read(large, Layout.SHIPPED);
    String take = "take L { file \"large.bin\"  play { 1s part(51.001s .. 52.013s) } }\n";
    Animation played =
        Example.compileWithWarnings(
            "Input Animation Ver 1.1\n" + take + "Eof\n", "--include-path", folder.toString());
    for (double time = 1; time < 2; time += 0.0137) {
      for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
        V wanted = Playback.position(hand(recorded).get(joint), time + 50.001);
        V found = Playback.position(hand(played).get(joint), time);
        assertThat(found.distance(wanted)).as("%s at %s", joint, time).isLessThan(2 * ROUNDING);
      }
    }
  }

  @Test
  void aFileThatIsTooLargeIsRejected() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("huge.bin").toFile(), "rw")) {
      file.setLength((1L << 30) + 1);
    }
    assertThat(rejected("take H { file \"huge.bin\" }\n"))
        .contains("error[too-much]: 'huge.bin' has more than 1024 MB");
    Files.delete(folder.resolve("huge.bin"));
  }
}
