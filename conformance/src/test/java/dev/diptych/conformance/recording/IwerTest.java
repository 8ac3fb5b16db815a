package dev.diptych.conformance.recording;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.recording.PlainIwer.Frame;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recordings of the Immersive Web Emulation Runtime in and out. */
class IwerTest {
  private static final Path INVALID =
      Repository.path("conformance/src/test/resources/iwer/invalid");

  private static final String[] INPUTS = {
    "", "L", "LR", "lR", "LCr", "CR", "R", "", "Lr", "L", "", "LR"
  };

  /** How many hands these are. */
  private static final int HANDS = 14;

  @TempDir Path work;

  private static byte[] recording() {
    return IwerRecordings.recording(IwerRecordings.JOINTS, INPUTS).getBytes(UTF_8);
  }

  private byte[] convert(String command, String name, byte[] file, String out, String... more)
      throws IOException {
    Path in = Files.write(work.resolve(name), file);
    Path made = work.resolve(out);
    List<String> args = new ArrayList<>(List.of(command, in.toString(), "-o", made.toString()));
    args.addAll(Arrays.asList(more));
    Command run = new Command();
    assertThat(run.run(args.toArray(String[]::new))).as(run.err()).isZero();
    return Files.readAllBytes(made);
  }

  private byte[] imported(byte[] json) throws IOException {
    return convert("import", "in.iwer.json", json, "imported.bin");
  }

  private byte[] exported(byte[] bin, String... more) throws IOException {
    return convert("export", "in.bin", bin, "exported.iwer.json", more);
  }

  @Test
  void eachJointOfTheImportIsWhereAnotherReaderComposesIt() throws Exception {
    List<String> reversed = new ArrayList<>(IwerRecordings.JOINTS);
    Collections.reverse(reversed);
    for (List<String> order : List.of(IwerRecordings.JOINTS, reversed)) {
      byte[] json = IwerRecordings.recording(order, INPUTS).getBytes(UTF_8);
      Animation animation = IndependentReader.read(imported(json), Layout.SHIPPED);
      List<Frame> frames = PlainIwer.read(json);
      assertThat(compared(animation, frames)).isEqualTo(25 * HANDS + INPUTS.length);
      compareTracking(animation.trackedLeft(), frames, "left");
      compareTracking(animation.trackedRight(), frames, "right");
    }
  }

  @Test
  void exportsAreWhereTheInputAnimationHasThem() throws Exception {
    byte[] bin = imported(recording());
    Animation animation = IndependentReader.read(bin, Layout.SHIPPED);
    List<Frame> frames = PlainIwer.read(exported(bin));
    assertThat(compared(animation, frames)).isEqualTo(25 * HANDS + INPUTS.length);
  }

  /** Compares all poses, and returns how many there are. */
  private static int compared(Animation animation, List<Frame> frames) {
    int compared = 0;
    int[] keys = new int[2];
    for (int frame = 0; frame < frames.size(); frame++) {
      Frame expected = frames.get(frame);
      float time = (float) ((expected.milliseconds() - frames.get(0).milliseconds()) / 1000);
      compare(animation.camera(), frame, time, expected.head());
      compared++;
      for (int side = 0; side < 2; side++) {
        var hand = expected.hands().get(side == 0 ? "left" : "right");
        List<Pose> joints = side == 0 ? animation.jointsLeft() : animation.jointsRight();
        for (int joint = 0; hand != null && joint < IwerRecordings.JOINTS.size(); joint++) {
          // After None and the wrist, MRTK has the palm.
          Pose pose = joints.get(joint == 0 ? 1 : joint + 2);
          compare(pose, keys[side], time, hand.get(IwerRecordings.JOINTS.get(joint)));
          compared++;
        }
        keys[side] += hand == null ? 0 : 1;
      }
    }
    return compared;
  }

  private static void compare(Pose pose, int key, float time, PlainIwer.Matrix expected) {
    double[] n = new double[7];
    for (int number = 0; number < n.length; number++) {
      Key found = pose.curves().get(number).keys().get(key);
      assertThat(found.time()).isEqualTo(time);
      n[number] = found.value();
    }
    PlainIwer.Matrix mirrored = PlainIwer.matrix(n[0], n[1], -n[2], -n[3], -n[4], n[5], n[6]);
    assertThat(mirrored.difference(expected)).isLessThan(2e-6);
  }

  private static void compareTracking(Curve tracked, List<Frame> frames, String side) {
    assertThat(tracked.keys()).hasSameSizeAs(frames);
    for (int frame = 0; frame < frames.size(); frame++) {
      float expected = frames.get(frame).hands().containsKey(side) ? 1 : 0;
      assertThat(tracked.keys().get(frame).value()).isEqualTo(expected);
    }
  }

  @Test
  void palmsAreHalfwayAlongTheMiddleFinger() throws Exception {
    Animation animation = IndependentReader.read(imported(recording()), Layout.SHIPPED);
    List<Pose> joints = animation.jointsLeft();
    for (int axis = 0; axis < 7; axis++) {
      for (int key = 0; key < joints.get(2).curves().get(axis).keys().size(); key++) {
        double from = joints.get(12).curves().get(axis).keys().get(key).value();
        double to = joints.get(13).curves().get(axis).keys().get(key).value();
        assertThat(joints.get(2).curves().get(axis).keys().get(key).value())
            .isEqualTo((float) (axis < 3 ? (from + to) / 2 : from));
      }
    }
  }

  @Test
  void pinchesAreKeptThroughImportAndExport() throws Exception {
    byte[] bin = imported(recording());
    Animation animation = IndependentReader.read(bin, Layout.SHIPPED);
    assertThat(animation.pinchingLeft().keys()).extracting(Key::value).containsExactly(0f, 1f, 0f);
    assertThat(PlainIwer.read(exported(bin)))
        .extracting(Frame::pinches)
        .isEqualTo(PlainIwer.read(recording()).stream().map(Frame::pinches).toList());
  }

  @Test
  void exportsOfImportsLoseNothingAndImportTheSameAgain() throws Exception {
    byte[] first = imported(recording());
    byte[] json = exported(first);
    byte[] second = imported(json);
    assertThat(second).isEqualTo(first);
    assertThat(exported(second)).isEqualTo(json);
    byte[] text = convert("import", "in.iwer.json", json, "imported.twin");
    assertThat(convert("compile", "text.twin", text, "compiled.bin")).isEqualTo(first);
  }

  @Test
  void recordingsWithoutFramesOrHandsAreConverted() throws Exception {
    for (String json :
        List.of(
            "{\"schema\":[],\"frames\":[]}",
            "{\"frames\":[[0,0,1.6,0,0,0,0,1]],\"schema\":[],\"more\":{\"a\":[1]}}")) {
      byte[] first = imported(json.getBytes(UTF_8));
      assertThat(imported(exported(first))).isEqualTo(first);
    }
  }

  @Test
  void whatIsNotConvertedIsNamed() throws Exception {
    Path in = Files.write(work.resolve("a.iwer.json"), recording());
    Command run = new Command();
    assertThat(run.run("import", in.toString(), "-o", work.resolve("a.bin").toString())).isZero();
    assertThat(run.err())
        .contains("target rays and grips of hands, and the radii of joints, are not converted")
        .contains("2 frames: an input that is no hand (handedness right) is not converted");
  }

  @Test
  void authoredAnimationsNameWhatIsLost() throws Exception {
    Path text = Repository.path("spec/formats/input_animation/examples/pinch_and_drag.twin");
    byte[] bin = convert("compile", "text.twin", Files.readAllBytes(text), "authored.bin");
    Path in = Files.write(work.resolve("authored.bin"), bin);
    Command refused = new Command();
    Path out = work.resolve("refused.iwer.json");
    assertThat(refused.run("export", in.toString(), "-o", out.toString())).isEqualTo(1);
    assertThat(refused.err())
        .contains("error[would-lose]: the output cannot hold markers")
        .contains("the output cannot hold a joint without keys, which becomes 0")
        .contains("the output cannot hold a palm, which is not halfway");
    assertThat(out).doesNotExist();
    byte[] json = exported(bin, "--allow-loss", "--rate", "60");
    assertThat(imported(exported(imported(json)))).isEqualTo(imported(json));
  }

  @Test
  void handsWithoutPlaceAreLost() throws Exception {
    HandsbinRecording odd = HandsbinSamples.exact().get("odd numbers");
    byte[] bin = convert("import", "odd.handsbin", odd.write(), "odd.bin");
    Command run = new Command();
    Path in = Files.write(work.resolve("odd.bin"), bin);
    Path out = work.resolve("odd.iwer.json");
    assertThat(run.run("export", in.toString(), "-o", out.toString(), "--allow-loss")).isZero();
    assertThat(run.err()).contains("a hand with numbers that are not finite, or above 10 km");
    assertThat(PlainIwer.read(Files.readAllBytes(out)))
        .allMatch(frame -> !frame.hands().containsKey("left"));
  }

  static List<Path> invalid() throws IOException {
    try (Stream<Path> files = Files.list(INVALID)) {
      List<Path> found = files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
      assertThat(found).isNotEmpty();
      return found;
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("invalid")
  void wrongFilesAreRefusedAtTheirPlace(Path file) throws Exception {
    Command command = new Command();
    Path out = work.resolve("out.bin");
    assertThat(command.run("import", file.toString(), "--from", "iwer", "-o", out.toString()))
        .isEqualTo(1);
    assertThat(out).doesNotExist();
    String name = file.getFileName().toString();
    Golden.hold(
        file.resolveSibling(name.substring(0, name.length() - 5) + ".errors"),
        command.err().replace(file.getParent().toString() + "/", "").getBytes(UTF_8));
  }

  @Test
  void damagedRecordingsAreRefusedOrRead() throws Exception {
    byte[] likely = "0123456789[],.-e\"n".getBytes(UTF_8);
    DamagedRecordings.Change characters =
        (damaged, random) ->
            damaged[random.nextInt(damaged.length)] =
                random.nextBoolean()
                    ? (byte) random.nextInt()
                    : likely[random.nextInt(likely.length)];
    Path in = work.resolve("damaged.iwer.json");
    assertThat(DamagedRecordings.refused(recording(), characters, in)).isBetween(20, 199);
  }
}
