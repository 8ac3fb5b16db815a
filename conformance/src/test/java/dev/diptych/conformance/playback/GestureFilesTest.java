package dev.diptych.conformance.playback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Pose;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures that are read from poses: what {@code pose} writes comes back. */
class GestureFilesTest {
  private static final double METRES = 1e-6;
  private static final double DEGREES = 0.001;

  private static final String HANDS =
      """
      Camera { move { 0 (0 1.6m 0) }  turn { 0 euler(10deg 30deg 0)  1s euler(0 -40deg 5deg) } }
      Hands {
        Right { gesture { 0 Point  1s Fist }  move Wrist { 0 (20cm 1.2m 30cm)  1s (30cm 1.3m 40cm) }
          turn { 0 euler(20deg 30deg -40deg)  1s euler(-10deg 60deg 10deg) } }
        Left { gesture { 0 Victory  1s Pinch }  move Wrist { 0 (-20cm 1.2m 30cm) }
          turn { 0 euler(-20deg 10deg 70deg) }  size 1.1 }
      }
      """;

  @TempDir private Path folder;

  private static String text(String items) {
    return "Input Animation Ver 1.1\n" + items + "Eof\n";
  }

  /** What items compile to, which may name the poses of the folder. */
  private Animation compile(String items) {
    return Example.compileWithWarnings(text(items), "--include-path", folder.toString());
  }

  private void pose(String items, String time, String side, String json) throws IOException {
    byte[] pose = Example.runWithWarnings(text(items), "pose", "-", "--at", time, "--hand", side);
    Files.write(folder.resolve(json), pose);
  }

  private static Q unit(Q q) {
    return new Q(q.x() / q.length(), q.y() / q.length(), q.z() / q.length(), q.w() / q.length());
  }

  /** Where a joint is from the wrist, in its axes, which are mirrored for a left hand. */
  private static V local(List<Pose> hand, int joint, double time, boolean mirrored) {
    Q wrist = unit(Playback.rotation(hand.get(Bones.WRIST), time));
    V place = Playback.position(hand.get(joint), time);
    V own = wrist.inverse().turn(place.minus(Playback.position(hand.get(Bones.WRIST), time)));
    return mirrored ? new V(-own.x(), own.y(), own.z()) : own;
  }

  private static Q turned(List<Pose> hand, int joint, double time, boolean mirrored) {
    Q wrist = unit(Playback.rotation(hand.get(Bones.WRIST), time));
    Q own = wrist.inverse().times(unit(Playback.rotation(hand.get(joint), time)));
    return mirrored ? new Q(own.x(), -own.y(), -own.z(), own.w()) : own;
  }

  @ParameterizedTest
  @CsvSource({"Right, 0.4, Right", "Right, 0.77, Left", "Left, 0.4, Left", "Left, 0.6, Right"})
  void whatIsWrittenComesBack(String side, double time, String player) throws IOException {
    Animation source = compile(HANDS);
    pose(HANDS, time + "s", side, "own.json");
    String text =
        "gesture Own { from \"own.json\" }\nHands { "
            + player
            + " { gesture { 0 Own }  move Wrist { 0 (0 1.2m 30cm)  1s (10cm 1.4m 50cm) }"
            + "  turn { 0 euler(0 0 0)  1s euler(0 50deg 20deg) } } }\n";
    Animation played = compile(text);
    List<Pose> from = side.equals("Left") ? source.jointsLeft() : source.jointsRight();
    List<Pose> to = player.equals("Left") ? played.jointsLeft() : played.jointsRight();
    boolean mirrored = !side.equals(player);
    for (double at : new double[] {0, 1}) {
      for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
        V wanted = local(from, joint, (float) time, mirrored);
        assertThat(local(to, joint, at, false).distance(wanted)).as("%s", joint).isLessThan(METRES);
        Q turn = turned(from, joint, (float) time, mirrored);
        assertThat(turned(to, joint, at, false).angle(turn)).as("%s", joint).isLessThan(DEGREES);
      }
    }
  }

  /** Between a pose and a gesture of angles, bones have lengths between those of both. */
  @Test
  void bonesBetweenAPoseAndAGestureHaveLengthsBetweenBoth() throws IOException {
    pose(HANDS, "0.4s", "Left", "own.json");
    Animation played =
        compile(
            "gesture Own { from \"own.json\" }\nHands { Right { gesture { 0 Own  1s Fist  2s Own"
                + " ease-in-out }  move Wrist { 0 (0 1.2m 30cm) } } }\n");
    List<Pose> hand = played.jointsRight();
    for (Bones.Bone bone : Bones.all()) {
      double first = length(hand, bone, 0);
      double second = length(hand, bone, 1);
      assertThat(first / second).as("%s", bone).isBetween(1.09, 1.11);
      for (double time = 0; time < 2; time += 0.01) {
        assertThat(length(hand, bone, time))
            .as("%s at %s", bone, time)
            .isBetween(second - 0.0005, first + 0.0005);
      }
    }
  }

  private static double length(List<Pose> hand, Bones.Bone bone, double time) {
    return Playback.position(hand.get(bone.from()), time)
        .distance(Playback.position(hand.get(bone.to()), time));
  }

  /** The file does not tell whether the hand pinches: its tips do, unless the text sets it. */
  @ParameterizedTest
  @ValueSource(strings = {"", "pinching = false", "pinching = true"})
  void pinchingIsThatOfTheTips(String words) throws IOException {
    String pinch = "Hands { Right { gesture { 0 Pinch } move Wrist { 0 (0 1.2m 30cm) } } }\n";
    pose(pinch, "0s", "Right", "own.json");
    Animation played =
        compile(
            "gesture Own { from \"own.json\"  "
                + words
                + " }\nHands { Right { gesture { 0 Own } move Wrist { 0 (0 1.2m 30cm) } } }\n");
    assertThat(Playback.isTrue(played.pinchingRight(), 0.5))
        .isEqualTo(!words.equals("pinching = false"));
  }

  /** What the command reports about a text that it rejects. */
  private String rejected(String items) throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Path cache = Repository.path("conformance/target/cache");
    PrintStream messages = new PrintStream(err, true, UTF_8);
    Console console =
        new Console(
            InputStream.nullInputStream(), new ByteArrayOutputStream(), messages, false, cache);
    Path file = Files.writeString(folder.resolve("own.twin"), text(items));
    assertThat(DiptychCommand.run(console, "compile", file.toString(), "-o", "-")).isNotZero();
    return err.toString(UTF_8);
  }

  @Test
  void theJointsOfALeftHandAreRejected() throws IOException {
    pose(HANDS, "0.4s", "Right", "own.json");
    // With the index finger where the little one is, it is the other hand.
    String other =
        Files.readString(folder.resolve("own.json"))
            .replace("\"Index", "\"?")
            .replace("\"Pinky", "\"Index")
            .replace("\"?", "\"Pinky");
    Files.writeString(folder.resolve("left.json"), other);
    assertThat(rejected("gesture Own { from \"left.json\" }\n"))
        .contains(
            "error[bad-pose]: 'left.json' is no pose of a hand: its joints are those of a left")
        .contains("own.twin:2:20");
  }

  @Test
  void aFileThatIsTooLargeIsRejected() throws IOException {
    Files.writeString(folder.resolve("large.json"), " ".repeat((1 << 20) + 1));
    assertThat(rejected("gesture Own { from \"large.json\" }\n"))
        .contains("error[too-much]: 'large.json' has more than 1 MB");
  }
}
