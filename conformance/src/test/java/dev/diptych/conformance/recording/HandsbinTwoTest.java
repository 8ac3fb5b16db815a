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
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Version 2 of the recordings of Unity XR Hands. */
class HandsbinTwoTest {
  private static final int JOINTS = 26;

  /**
   * A word for each frame: H the head; L and R hands, l and r hands without joints; p the left hand
   * pinches by gestures, q the right one by its aim.
   */
  private static final String[] FRAMES = {"", "HL", "HLp", "LR", "HlRq", "Lr", "HLRpq", "R", ""};

  @TempDir Path work;

  private final List<List<float[]>> left = new ArrayList<>();
  private final List<List<float[]>> right = new ArrayList<>();
  private final List<float[]> heads = new ArrayList<>();

  private static float[] pose(Random random) {
    float[] pose = new float[7];
    for (int i = 0; i < pose.length; i++) {
      pose[i] = (float) random.nextGaussian();
    }
    return pose;
  }

  private static float[] put(ByteBuffer out, float[] pose) {
    for (float number : pose) {
      out.putFloat(number);
    }
    return pose;
  }

  /** Writes what Unity's code writes. */
  private byte[] recording(int options) {
    Random random = new Random(5);
    ByteBuffer out = ByteBuffer.allocate(100_000).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(2).putInt(255).putInt(options).put((byte) 4).put("grab".getBytes(UTF_8));
    out.putFloat(1).putInt(JOINTS).put(new byte[] {-1, -1, -1, 3}).putInt(1);
    for (int number = 0; number < 5 * 16; number++) {
      out.putFloat(number);
    }
    out.putInt(FRAMES.length);
    for (int frame = 0; frame < FRAMES.length; frame++) {
      frame(out, random, FRAMES[frame], frame / 90f, options);
    }
    return Arrays.copyOf(out.array(), out.position());
  }

  private void frame(ByteBuffer out, Random random, String frame, float time, int options) {
    boolean isLeft = frame.contains("L") || frame.contains("l");
    boolean isRight = frame.contains("R") || frame.contains("r");
    boolean touched = frame.contains("p");
    boolean pressed = frame.contains("q");
    out.putInt((isLeft ? 1 | 4 : 0) | (isRight ? 2 | 32 : 0)).putFloat(time);
    out.putInt(frame.contains("H") ? 3 : 0);
    heads.add(frame.contains("H") ? put(out, pose(random)) : new float[0]);
    out.putInt(15);
    if (options != 0) {
      out.putInt(7);
    }
    left.add(isLeft ? snapshot(out, random, frame.contains("L"), options) : List.of());
    if (isLeft) {
      // Gestures: an aim, a pinch value and whether the pinch touches.
      out.putInt(1).putInt(1 | 32 | 512);
      put(out, pose(random));
      out.putFloat(0.5f).put((byte) (touched ? 1 : 0));
    }
    right.add(isRight ? snapshot(out, random, frame.contains("R"), options) : List.of());
    if (isRight) {
      out.putInt(2).putInt((pressed ? 2 : 0) | 32).putInt(3).putInt(0).putInt(9);
      out.putFloat(0.1f).putFloat(0.2f).putFloat(0.3f).putFloat(0.4f);
      put(out, pose(random));
    }
  }

  private static List<float[]> snapshot(ByteBuffer out, Random random, boolean full, int options) {
    out.putInt(options == 0 ? 1 : 3);
    List<float[]> joints = hand(out, random, full);
    if (options != 0) {
      hand(out, random, true);
    }
    return joints;
  }

  private static List<float[]> hand(ByteBuffer out, Random random, boolean full) {
    List<float[]> joints = new ArrayList<>();
    out.putInt(full ? 3 : 2);
    put(out, pose(random));
    if (full) {
      out.putInt(JOINTS);
      for (int joint = 0; joint < JOINTS; joint++) {
        joints.add(put(out, pose(random)));
      }
    }
    return joints;
  }

  @Test
  void eachNumberIsThatOfTheRecording() throws Exception {
    for (int options = 0; options < 2; options++) {
      left.clear();
      right.clear();
      heads.clear();
      Path in = Files.write(work.resolve("in.handsbin"), recording(options));
      Path out = work.resolve("out.bin");
      Command run = new Command();
      assertThat(run.run("import", in.toString(), "-o", out.toString())).as(run.err()).isZero();
      assertThat(run.err())
          .contains("the name 'grab' is not converted")
          .contains("1 frame: the left hand is tracked without joints, which is lost");
      Animation animation = IndependentReader.read(Files.readAllBytes(out), Layout.SHIPPED);
      compare(animation.jointsLeft(), left);
      compare(animation.jointsRight(), right);
      assertThat(animation.pinchingLeft().keys())
          .extracting(Key::value)
          .containsExactly(0f, 1f, 0f, 1f, 0f);
      assertThat(animation.pinchingRight().keys())
          .extracting(Key::value)
          .containsExactly(0f, 1f, 0f, 1f, 0f);
      for (int frame = 0; frame < FRAMES.length; frame++) {
        for (int number = 0; number < 7 && heads.get(frame).length > 0; number++) {
          Key key = animation.camera().curves().get(number).keys().get(frame);
          assertThat(key).isEqualTo(Key.of(frame / 90f, heads.get(frame)[number]));
        }
      }
    }
  }

  private static void compare(List<Pose> poses, List<List<float[]>> frames) {
    for (int joint = 0; joint < JOINTS; joint++) {
      for (int number = 0; number < 7; number++) {
        Curve curve = poses.get(joint + 1).curves().get(number);
        List<Key> expected = new ArrayList<>();
        for (int frame = 0; frame < frames.size(); frame++) {
          if (!frames.get(frame).isEmpty()) {
            expected.add(Key.of(frame / 90f, frames.get(frame).get(joint)[number]));
          }
        }
        assertThat(curve.keys()).isEqualTo(expected);
      }
    }
  }

  /** Converts a file, which must succeed, and returns the output. */
  private byte[] convert(String verb, String name, byte[] file, String out, String... more)
      throws IOException {
    Path in = Files.write(work.resolve(name), file);
    List<String> all = new ArrayList<>(List.of(verb, in.toString()));
    all.addAll(List.of(more));
    all.addAll(List.of("-o", work.resolve(out).toString()));
    Command command = new Command();
    assertThat(command.run(all.toArray(String[]::new))).as(command.err()).isZero();
    return Files.readAllBytes(work.resolve(out));
  }

  @Test
  void exportsHaveEachNumberAndImportTheSameAgain() throws Exception {
    byte[] first = convert("import", "in.handsbin", recording(1), "first.bin");
    byte[] exported =
        convert(
            "export", "first.bin", first, "out.handsbin", "--to", "handsbin2", "--name", "grab");
    assertThat(convert("import", "out.handsbin", exported, "second.bin")).isEqualTo(first);
    assertThat(
            convert(
                "export",
                "second.bin",
                first,
                "again.handsbin",
                "--to",
                "handsbin2",
                "--name",
                "grab"))
        .isEqualTo(exported);
    HandsbinTwoRecording read = HandsbinTwoRecording.read(exported);
    assertThat(read.name()).isEqualTo("grab");
    assertThat(read.duration()).isEqualTo(1);
    assertThat(read.flags()).as("gestures").isEqualTo(1);
    assertThat(read.frames()).hasSize(FRAMES.length);
    for (int frame = 0; frame < FRAMES.length; frame++) {
      HandsbinTwoRecording.Frame found = read.frames().get(frame);
      boolean isLeft = FRAMES[frame].contains("L");
      boolean isRight = FRAMES[frame].contains("R");
      assertThat(found.time()).isEqualTo(frame / 90f);
      assertThat(found.success()).isEqualTo((isLeft ? 3 : 0) + (isRight ? 12 : 0));
      assertThat(found.head()).isEqualTo(bits(List.of(headAt(frame))));
      compare(found.left(), left.get(frame), isLeft, FRAMES[frame].contains("p"));
      compare(found.right(), right.get(frame), isRight, FRAMES[frame].contains("q"));
    }
  }

  /**
   * The head of a frame, which keeps what it was; before it is tracked, that of the first frame.
   */
  private float[] headAt(int frame) {
    for (int at = frame; at >= 0; at--) {
      if (heads.get(at).length > 0) {
        return heads.get(at);
      }
    }
    return heads.stream().filter(head -> head.length > 0).findFirst().orElseThrow();
  }

  private static void compare(
      HandsbinTwoRecording.Hand hand, List<float[]> joints, boolean is, boolean pinches) {
    assertThat(joints.isEmpty()).isNotEqualTo(is);
    assertThat(hand.joints()).isEqualTo(bits(joints));
    assertThat(hand.root()).as("the wrist").isEqualTo(bits(is ? joints.subList(0, 1) : joints));
    assertThat(hand.pinch()).isEqualTo(is ? (pinches ? 1 : 0) : -1);
  }

  private static List<Integer> bits(List<float[]> poses) {
    List<Integer> bits = new ArrayList<>();
    for (float[] pose : poses) {
      for (float number : pose) {
        bits.add(Float.floatToRawIntBits(number));
      }
    }
    return bits;
  }

  @Test
  void recordingsOfVersionOneAreExportedWithoutHeadAndGestures() throws Exception {
    for (HandsbinRecording recording : HandsbinSamples.exact().values()) {
      byte[] bin = convert("import", "one.handsbin", recording.write(), "one.bin");
      byte[] exported = convert("export", "one.bin", bin, "two.handsbin", "--to", "handsbin2");
      assertThat(convert("import", "two.handsbin", exported, "back.bin")).isEqualTo(bin);
      HandsbinTwoRecording read = HandsbinTwoRecording.read(exported);
      assertThat(read.flags()).isZero();
      assertThat(read.duration()).isEqualTo(recording.duration());
      assertThat(read.frames()).hasSameSizeAs(recording.frames());
      for (int frame = 0; frame < read.frames().size(); frame++) {
        HandsbinTwoRecording.Frame found = read.frames().get(frame);
        HandsbinRecording.Frame expected = recording.frames().get(frame);
        assertThat(found.time()).isEqualTo(expected.time());
        assertThat(found.head()).isEmpty();
        assertThat(found.left().joints()).isEqualTo(expected.left());
        assertThat(found.right().joints()).isEqualTo(expected.right());
        assertThat(found.left().pinch()).isEqualTo(-1);
      }
    }
  }

  @Test
  void authoredAnimationsNameWhatIsLost() throws Exception {
    Path text = Repository.path("spec/formats/input_animation/examples/pinch_and_drag.twin");
    byte[] bin = convert("compile", "text.twin", Files.readAllBytes(text), "authored.bin");
    Path in = Files.write(work.resolve("authored.bin"), bin);
    Path out = work.resolve("refused.handsbin");
    Command refused = new Command();
    assertThat(refused.run("export", in.toString(), "--to", "handsbin2", "-o", out.toString()))
        .isEqualTo(1);
    assertThat(refused.err())
        .contains("error[would-lose]: the output cannot hold markers")
        .contains("the output cannot hold a joint without keys, which becomes 0")
        .doesNotContain("the camera")
        .doesNotContain("hold pinches");
    assertThat(out).doesNotExist();
    byte[] first =
        convert("export", "authored.bin", bin, "a.handsbin", "--to", "handsbin2", "--allow-loss");
    byte[] back = convert("import", "a.handsbin", first, "back.bin");
    assertThat(convert("export", "back.bin", back, "b.handsbin", "--to", "handsbin2"))
        .isEqualTo(first);
    assertThat(HandsbinTwoRecording.read(first).frames())
        .anyMatch(frame -> frame.right().pinch() == 1)
        .anyMatch(frame -> frame.right().pinch() == 0);
  }

  @Test
  void pinchesOfAHandWithoutJointsAreLost() throws Exception {
    String text =
        """
        Input Animation Ver 1.1
        Hands {
          PinchingRight {
            0 (false)
            1 (true)
          }
        }
        Eof
        """;
    Path in = Files.writeString(work.resolve("pinch.twin"), text);
    Command refused = new Command();
    String out = work.resolve("out.handsbin").toString();
    assertThat(refused.run("export", in.toString(), "--to", "handsbin2", "-o", out)).isEqualTo(1);
    assertThat(refused.err())
        .contains("would-lose")
        .contains("cannot hold pinches at times when the hand is not tracked");
  }

  @Test
  void damagedRecordingsAreRefusedOrRead() throws Exception {
    Path in = work.resolve("damaged.handsbin");
    assertThat(DamagedRecordings.refused(recording(1), DamagedRecordings.bytes(), in))
        .isBetween(20, 199);
  }
}
