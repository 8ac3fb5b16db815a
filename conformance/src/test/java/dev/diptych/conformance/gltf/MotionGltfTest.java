package dev.diptych.conformance.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.motion.PlayedMotion;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Motions as glTF: bones are where forward kinematics brings them, also between frames. */
class MotionGltfTest {
  private static final double METRES = 0.0001;
  private static final double DEGREES = 0.01;
  private static final double FPS = 30;
  private static final double SCALE = 0.01;
  private static final double LENGTH = 25;
  private static final int[] FRAMES = {0, 20, 45, 60};
  private static final double[] ARM = {0, 80, -30, 20};
  private static final double[] HAND = {10, -40, 60, 0};
  private static final double[] RISE = {100, 140, 90, 120};
  private static final double[] REACH = {50, 10, 30, 40};

  private static final PlayedMotion ARM_TURN = new PlayedMotion(FRAMES, ARM, false, true);
  private static final PlayedMotion HAND_TURN = new PlayedMotion(FRAMES, HAND, true, true);
  private static final PlayedMotion ARM_HEIGHT = new PlayedMotion(FRAMES, RISE, true, false);
  private static final PlayedMotion TIP_REACH = new PlayedMotion(FRAMES, REACH, false, false);

  @TempDir static Path work;

  @BeforeAll
  static void requireNode() throws Exception {
    GltfPlayer.require();
  }

  /** The joint of the arm rises, that of the hand is at the tip of the arm, the tip is absolute. */
  private static String text() {
    StringBuilder rows = new StringBuilder("Mikoto Motion Ver 2\nMotion {\n");
    rows.append("\tname = \"wave\"\n\tendframe = 60\n\tloop = 1\n");
    track(rows, "Vector", "j_arm", "Locate", "pos", "spline", RISE, "10 %.6f 0");
    turns(rows, "arm", "linear", ARM, 'z');
    turns(rows, "hand", "spline", HAND, 'x');
    track(rows, "Vector", "j_tip", "Locate", "pos", "linear", REACH, "%.6f 100 5");
    return rows.append("}\nEof\n").toString();
  }

  private static void turns(
      StringBuilder rows, String bone, String curve, double[] angles, char axis) {
    String form = axis == 'z' ? "0 0 %.9f %.9f" : "%.9f 0 0 %.9f";
    track(rows, "Quaternion", bone, "Bone", "rot", curve, angles, form);
  }

  private static void track(
      StringBuilder rows,
      String kind,
      String name,
      String owner,
      String member,
      String curve,
      double[] numbers,
      String form) {
    rows.append("\t%s {\n\t\tname = \"%s\"\n\t\tclass = \"%s\"\n".formatted(kind, name, owner));
    rows.append("\t\tmember = \"%s\"\n\t\tcurve = \"%s\"\n".formatted(member, curve));
    for (int key = 0; key < FRAMES.length; key++) {
      double half = Math.toRadians(numbers[key]) / 2;
      boolean turns = kind.equals("Quaternion");
      String row =
          turns
              ? String.format(Locale.ROOT, form, Math.sin(half), Math.cos(half))
              : String.format(Locale.ROOT, form, numbers[key]);
      rows.append("\t\t%d (%s)\n".formatted(FRAMES[key], row));
    }
    rows.append("\t}\n");
  }

  private static Path write(String name, String text) throws IOException {
    return Files.writeString(work.resolve(name), text, StandardCharsets.UTF_8);
  }

  private static Command run(String... args) {
    Command command = new Command();
    command.run(args);
    return command;
  }

  @Test
  void bonesAreWhereForwardKinematicsBringsThem() throws Exception {
    Path motion = write("wave.mkm", text());
    List<Path> files = List.of(work.resolve("wave.glb"), work.resolve("wave.gltf"));
    SplittableRandom random = new SplittableRandom(1);
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      times.add(random.nextDouble(2));
    }
    for (Path file : files) {
      Command command =
          run(
              "export",
              motion.toString(),
              "--parents=hand:arm,tip:hand",
              "--lengths=arm:25",
              "--fps=30",
              "--scale=0.01",
              "-o",
              file.toString());
      assertThat(file).as(command.err()).exists();
      GltfPlayer.ask(file, times);
    }
    assertThat(GltfPlayer.check(files, work)).isEmpty();
    for (Path file : files) {
      List<GltfPlayer.Sample> samples = GltfPlayer.samples(file);
      assertThat(samples).hasSize(3 * times.size());
      samples.forEach(MotionGltfTest::compare);
    }
  }

  private static void compare(GltfPlayer.Sample sample) {
    double frame = sample.time() * FPS;
    Q arm = Q.about('z', ARM_TURN.at(frame));
    Q hand = arm.times(Q.about('x', HAND_TURN.at(frame)));
    V joint = new V(10, ARM_HEIGHT.at(frame), 0);
    V position =
        switch (sample.node()) {
          case "arm" -> joint;
          case "hand" -> joint.plus(arm.turn(new V(0, 0, LENGTH)));
          default -> new V(TIP_REACH.at(frame), 100, 5);
        };
    Q rotation = sample.node().equals("arm") ? arm : hand;
    assertThat(position.times(SCALE).distance(sample.position()))
        .as("%s", sample)
        .isLessThan(METRES);
    assertThat(rotation.angle(sample.rotation())).as("%s", sample).isLessThan(DEGREES);
  }

  @Test
  void eachMotionIsAnAnimationOfTheSameBones() throws Exception {
    String second = text().replace("Mikoto Motion Ver 2\n", "").replace("wave", "rest");
    Path motion = write("two.mkm", text().replace("Eof\n", "") + second);
    Path file = work.resolve("two.gltf");
    Command command = run("export", motion.toString(), "--fps=30", "-o", file.toString());
    assertThat(command.err()).isEmpty();
    String json = Files.readString(file);
    assertThat(json).contains("\"name\" : \"wave\"", "\"name\" : \"rest\"");
    assertThat(json.split("\"name\" : \"arm\"", -1)).hasSize(2);
    assertThat(GltfPlayer.check(List.of(file), work)).isEmpty();
  }

  @Test
  void tracksThatNoBoneHasAreNamedAndMayBeLost() throws Exception {
    String twice =
        text().replace("\tVector {\n\t\tname = \"j_tip\"", "\tVector {\n\t\tname = \"arm\"");
    Path motion = write("twice.mkm", twice);
    Path file = work.resolve("twice.glb");
    String[] args = {"export", motion.toString(), "-o", file.toString()};
    Command refused = new Command();
    assertThat(refused.run(args)).isEqualTo(1);
    assertThat(refused.err()).contains("error[would-lose]", "another one of 'arm'", "--allow-loss");
    assertThat(file).doesNotExist();
    Command allowed = new Command();
    assertThat(allowed.run(args[0], args[1], "--allow-loss", args[2], args[3])).isZero();
    assertThat(allowed.err()).contains("note[lost]", "another one of 'arm'");
    assertThat(GltfPlayer.check(List.of(file), work)).isEmpty();
  }
}
