package dev.diptych.conformance.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.recording.HandsbinRecording.Frame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Version 1 of the recordings of Unity XR Hands in and out. */
class HandsbinTest {
  @TempDir Path work;

  private Path write(String name, byte[] file) throws IOException {
    return Files.write(work.resolve(name), file);
  }

  /** Runs a command that must succeed, and returns its output and its messages. */
  private String run(Path out, String... args) {
    Command command = new Command();
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.addAll(List.of("-o", out.toString()));
    assertThat(command.run(all.toArray(String[]::new))).as(command.err()).isZero();
    return command.err();
  }

  private byte[] imported(Path file) throws IOException {
    Path out = work.resolve("imported.bin");
    run(out, "import", file.toString());
    return Files.readAllBytes(out);
  }

  @Test
  void eachNumberOfTheImportIsThatOfTwoOtherReaders() throws Exception {
    PlainHandsbin plain = new PlainHandsbin(Files.createDirectory(work.resolve("plain")));
    for (Map.Entry<String, HandsbinRecording> sample : HandsbinSamples.exact().entrySet()) {
      byte[] file = sample.getValue().write();
      Animation animation =
          IndependentReader.read(imported(write("in.handsbin", file)), Layout.SHIPPED);
      List<HandsbinRecording> read = List.of(plain.read(file), HandsbinRecording.read(file));
      assertThat(read).as(sample.getKey()).containsOnly(sample.getValue());
      for (HandsbinRecording each : read) {
        compare(animation, each);
      }
    }
  }

  private static void compare(Animation animation, HandsbinRecording recording) {
    compare(animation.jointsLeft(), animation.trackedLeft(), recording, true);
    compare(animation.jointsRight(), animation.trackedRight(), recording, false);
    assertThat(animation.camera()).isNull();
    assertThat(animation.gaze()).isNull();
    assertThat(animation.markers()).isEmpty();
    double end = animation.curves().stream().mapToDouble(HandsbinTest::end).max().orElse(0);
    assertThat((float) end).isEqualTo(recording.duration());
  }

  private static double end(Curve curve) {
    return curve.keys().isEmpty() ? 0 : curve.keys().get(curve.keys().size() - 1).time();
  }

  private static void compare(
      List<Pose> joints, Curve tracked, HandsbinRecording recording, boolean isLeft) {
    List<Frame> frames = recording.frames();
    for (int frame = 0; frame < frames.size(); frame++) {
      boolean is = frames.get(frame).flags().get(isLeft ? 0 : 1) != 0;
      assertThat(tracked.keys().get(frame)).isEqualTo(Key.of(frames.get(frame).time(), is ? 1 : 0));
    }
    // A key after the frames is where the recording ends.
    assertThat(tracked.keys().size()).isBetween(frames.size(), frames.size() + (isLeft ? 1 : 0));
    assertThat(joints.get(0).curves()).as("None").allMatch(curve -> curve.keys().isEmpty());
    for (int joint = 0; joint < HandsbinRecording.JOINTS; joint++) {
      List<Curve> curves = joints.get(joint + 1).curves();
      for (int number = 0; number < HandsbinRecording.NUMBERS; number++) {
        int at = joint * HandsbinRecording.NUMBERS + number;
        List<Key> expected =
            frames.stream()
                .filter(frame -> !frame.hand(isLeft).isEmpty())
                .map(frame -> key(frame.time(), frame.hand(isLeft).get(at)))
                .toList();
        assertThat(curves.get(number).keys()).isEqualTo(expected);
      }
    }
  }

  private static Key key(float time, int bits) {
    return new Key(new int[] {Float.floatToRawIntBits(time), bits});
  }

  @Test
  void exportsHaveTheBytesOfTheRecordingAndImportTheSameAgain() throws Exception {
    for (Map.Entry<String, HandsbinRecording> sample : HandsbinSamples.exact().entrySet()) {
      byte[] file = sample.getValue().write();
      byte[] first = imported(write("in.handsbin", file));
      Path back = work.resolve("back.handsbin");
      String bin = write("first.bin", first).toString();
      run(back, "export", bin, "--to", "handsbin", "--name", sample.getValue().name());
      assertThat(Files.readAllBytes(back)).as(sample.getKey()).isEqualTo(file);
      assertThat(imported(back)).as(sample.getKey()).isEqualTo(first);
    }
  }

  @Test
  void textsHaveTheSameRecordingAsBytes() throws Exception {
    byte[] file = HandsbinSamples.recording("motion", "-BBLLR-", 0.5f).write();
    Path text = work.resolve("text.twin");
    run(text, "import", write("in.handsbin", file).toString());
    Path back = work.resolve("back.handsbin");
    run(back, "export", text.toString(), "--to", "handsbin");
    assertThat(Files.readAllBytes(back)).isEqualTo(file);
  }

  @Test
  void whatIsNotConvertedIsNamed() throws Exception {
    HandsbinRecording both = HandsbinSamples.recording("pinch", "BBBB", 0);
    String named =
        run(work.resolve("a.bin"), "import", write("a.handsbin", both.write()).toString());
    assertThat(named).contains("note[not-carried]: the name 'pinch' is not converted");
    HandsbinRecording flags = HandsbinSamples.flagged(both, 1, 1, 0, 1, 255);
    String lost =
        run(work.resolve("b.bin"), "import", write("b.handsbin", flags.write()).toString());
    assertThat(lost)
        .contains("1 frame: a flag of the right hand that is not 0 or 1")
        .contains("1 frame: joints of the right hand, which is not tracked, are lost");
    HandsbinRecording shorter = new HandsbinRecording("", 0.001f, both.frames());
    assertThat(
            run(work.resolve("c.bin"), "import", write("c.handsbin", shorter.write()).toString()))
        .contains("the duration of 0.001 s is not converted: the last frame is at 0.0");
  }

  @Test
  void aHandThatIsTrackedWithoutJointsIsNotTracked() throws Exception {
    HandsbinRecording recording = HandsbinSamples.recording("", "R-R", 0);
    byte[] file = HandsbinSamples.flagged(recording, 1, 1, 0, 0, 0).write();
    Animation animation =
        importedWith("1 frame: the left hand is tracked without joints, which is lost", file);
    assertThat(animation.trackedLeft().keys()).extracting(Key::value).containsExactly(0f, 0f, 0f);
  }

  @Test
  void theDocumentedLayoutIsReadToo() throws Exception {
    // Joints of hands that are tracked, although not all of them are valid.
    HandsbinRecording recording = HandsbinSamples.recording("", "LBRR", 0);
    byte[] file = HandsbinSamples.flagged(recording, 0, 1, 0, 0, 0).write();
    Animation animation =
        importedWith("1 frame: joints of the left hand are not valid, which is lost", file);
    compare(animation.jointsLeft(), animation.trackedLeft(), recording, true);
    compare(animation.jointsRight(), animation.trackedRight(), recording, false);
  }

  /** Imports a file, which reports {@code message}. */
  private Animation importedWith(String message, byte[] file) throws Exception {
    Path out = work.resolve("out.bin");
    assertThat(run(out, "import", write("in.handsbin", file).toString())).contains(message);
    return IndependentReader.read(Files.readAllBytes(out), Layout.SHIPPED);
  }

  @Test
  void recordingsThatCannotBePlayedAreRefusedAtTheirPlace() throws Exception {
    HandsbinRecording both = HandsbinSamples.recording("pinch", "BBBB", 0);
    refused(HandsbinSamples.at(both, 2, 0.001f).write(), "bad-recording", "frames[2].time");
    refused(HandsbinSamples.at(both, 2, Float.NaN).write(), "bad-recording", "frames[2].time");
    byte[] twice = HandsbinSamples.at(both, 1, 0).write();
    refused(twice, "bad-recording", "the frame at 0.0 s is not after the one before");
    byte[] file = both.write();
    refused(Arrays.copyOf(file, file.length - 1), "truncated", "frames[3]");
    refused(Arrays.copyOf(file, 3), "truncated", "version");
    refused(new byte[0], "truncated", "version");
    byte[] other = file.clone();
    other[0] = 3;
    refused(other, "unknown-version", "version");
    byte[] many = HandsbinSamples.recording("", "B", 0).write();
    many[12] = 0x7f;
    refused(many, "count-too-large", "num_frames");
    many[12] = (byte) 0xff;
    refused(many, "", "num_frames");
  }

  private void refused(byte[] file, String code, String place) throws IOException {
    Command command = new Command();
    Path out = work.resolve("refused.bin");
    Path in = write("refused.handsbin", file);
    assertThat(command.run("import", in.toString(), "-o", out.toString())).isEqualTo(1);
    assertThat(command.err()).contains("error[" + code).contains(place).doesNotContain("Exception");
    assertThat(out).doesNotExist();
  }

  @Test
  void damagedRecordingsAreRefusedOrRead() throws Exception {
    byte[] file = HandsbinSamples.recording("pinch", "-LBBR-", 0.5f).write();
    Path in = work.resolve("damaged.handsbin");
    assertThat(DamagedRecordings.refused(file, DamagedRecordings.bytes(), in)).isBetween(20, 190);
  }

  @Test
  void authoredAnimationsAreRecordedAtTheirKeys() throws Exception {
    Path text = Repository.path("spec/formats/input_animation/examples/pinch_and_drag.twin");
    Path bin = work.resolve("authored.bin");
    run(bin, "compile", text.toString());
    Path out = work.resolve("authored.handsbin");
    Command refused = new Command();
    String to = "handsbin";
    assertThat(refused.run("export", bin.toString(), "--to", to, "-o", out.toString()))
        .isEqualTo(1);
    assertThat(refused.err()).contains("error[would-lose]: the output cannot hold pinches");
    assertThat(run(out, "export", bin.toString(), "--to", to, "--allow-loss"))
        .contains("note[lost]");
    Animation animation = IndependentReader.read(Files.readAllBytes(bin), Layout.SHIPPED);
    HandsbinRecording recording = HandsbinRecording.read(Files.readAllBytes(out));
    assertThat(recording.frames()).hasSizeGreaterThan(5);
    int compared = 0;
    for (Frame frame : recording.frames()) {
      for (int joint = 0; !frame.right().isEmpty() && joint < HandsbinRecording.JOINTS; joint++) {
        List<Curve> curves = animation.jointsRight().get(joint + 1).curves();
        for (int number = 0; number < HandsbinRecording.NUMBERS; number++) {
          int bits = frame.right().get(HandsbinRecording.NUMBERS * joint + number);
          for (Key key : curves.get(number).keys()) {
            if (key.time() == frame.time()) {
              assertThat(bits).isEqualTo(key.bits()[1]);
              compared++;
            }
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  @Test
  void aRateGivesFramesAtTheSameDistance() throws Exception {
    Path in = write("in.handsbin", HandsbinSamples.recording("motion", "BBBBBBBB", 0).write());
    Path bin = work.resolve("in.bin");
    run(bin, "import", in.toString());
    Path out = work.resolve("out.handsbin");
    run(out, "export", bin.toString(), "--rate", "200", "--to", "handsbin");
    HandsbinRecording recording = HandsbinRecording.read(Files.readAllBytes(out));
    for (int frame = 0; frame < recording.frames().size(); frame++) {
      assertThat(recording.frames().get(frame).time()).isEqualTo((float) (frame / 200.0));
    }
    assertThat(recording.frames()).hasSizeGreaterThan(15);
  }
}
