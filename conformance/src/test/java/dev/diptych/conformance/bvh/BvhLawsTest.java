package dev.diptych.conformance.bvh;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random skeletons: joints stay where they are, and files come back with the same bytes. */
class BvhLawsTest {
  /** 0.01 mm, in centimetres. */
  private static final double NEAR = 0.001;

  private static final double DEGREES = 0.001;
  private static final int FILES = 60;
  private static final int MAX_JOINTS = 24;

  @TempDir Path work;

  private static byte[] run(String... args) {
    Command command = new Command();
    assertThat(command.run(args)).as(command.err()).isZero();
    return command.out();
  }

  /** Holds the joints of one file to those of another one. */
  static void compare(String text, String other) {
    BvhPlayer one = new BvhPlayer(text);
    BvhPlayer two = new BvhPlayer(other);
    assertThat(two.frames()).isEqualTo(one.frames()).isPositive();
    for (int frame = 0; frame < one.frames(); frame++) {
      List<BvhPlayer.Placed> expected = one.at(frame);
      List<BvhPlayer.Placed> actual = two.at(frame);
      assertThat(actual).hasSameSizeAs(expected);
      for (int joint = 0; joint < expected.size(); joint++) {
        String at = "joint %d in frame %d".formatted(joint, frame);
        BvhPlayer.Placed want = expected.get(joint);
        BvhPlayer.Placed found = actual.get(joint);
        assertThat(found.position().distance(want.position())).as(at).isLessThan(NEAR);
        assertThat(found.rotation().angle(want.rotation())).as(at).isLessThan(DEGREES);
      }
    }
  }

  @Test
  void jointsOfImportedFilesStayWhereTheyAre() throws IOException {
    SplittableRandom random = new SplittableRandom(43);
    for (int i = 0; i < FILES; i++) {
      String text = RandomBvh.text(random);
      Path file = Files.writeString(work.resolve("a.bvh"), text);
      Path motion = work.resolve("a.mkm");
      run("import", file.toString(), "-o", motion.toString());
      byte[] exported = run("export", motion.toString(), "--to=bvh", "--skeleton=" + file);
      compare(text.replace("\uFEFF", ""), new String(exported, UTF_8));
      Path again = Files.write(work.resolve("b.bvh"), exported);
      Path back = work.resolve("b.mkm");
      run("import", again.toString(), "-o", back.toString());
      byte[] last = run("export", back.toString(), "--to=bvh", "--skeleton=" + again);
      assertThat(new String(last, UTF_8)).isEqualTo(new String(exported, UTF_8));
    }
  }

  @Test
  void bonesOfMotionsAreWhereForwardKinematicsBringsThem() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < FILES; i++) {
      RandomMotion motion = new RandomMotion(random, 1 + random.nextInt(MAX_JOINTS));
      Path file = Files.writeString(work.resolve("m.mkm"), motion.text());
      List<String> args = new ArrayList<>(List.of("export", file.toString(), "--to=bvh"));
      args.addAll(motion.options());
      byte[] exported = run(args.toArray(String[]::new));
      BvhPlayer player = new BvhPlayer(new String(exported, UTF_8));
      assertThat(player.frames()).isEqualTo(RandomMotion.FRAMES);
      for (int frame = 0; frame < player.frames(); frame++) {
        List<BvhPlayer.Placed> placed = player.at(frame);
        for (int bone = 0; bone < placed.size(); bone++) {
          V place = motion.place(bone, frame);
          Q turn = motion.turn(bone, frame);
          assertThat(placed.get(bone).position().distance(place)).isLessThan(NEAR);
          assertThat(placed.get(bone).rotation().angle(turn)).isLessThan(DEGREES);
        }
      }
      Path bvh = Files.write(work.resolve("m.bvh"), exported);
      Path back = work.resolve("back.mkm");
      run("import", bvh.toString(), "-o", back.toString());
      args.set(1, back.toString());
      assertThat(new String(run(args.toArray(String[]::new)), UTF_8))
          .isEqualTo(new String(exported, UTF_8));
    }
  }

  /** A motion with a key at each frame, each bone the child of the one before. */
  private static final class RandomMotion {
    static final int FRAMES = 6;

    private static final int LENGTH = 10;

    private final double[][][] turns;
    private final double[][] root = new double[FRAMES][];
    private final boolean[] placed;
    private final double[][][] places;

    RandomMotion(SplittableRandom random, int bones) {
      turns = new double[bones][FRAMES][];
      places = new double[bones][FRAMES][];
      placed = new boolean[bones];
      for (int bone = 0; bone < bones; bone++) {
        placed[bone] = bone > 0 && random.nextInt(4) == 0;
        for (int frame = 0; frame < FRAMES; frame++) {
          turns[bone][frame] = unit(random);
          places[bone][frame] = numbers(random, 3, 100);
          root[frame] = places[0][frame];
        }
      }
    }

    private static double[] numbers(SplittableRandom random, int count, double most) {
      double[] numbers = new double[count];
      for (int i = 0; i < count; i++) {
        numbers[i] = rounded(random.nextDouble(-most, most));
      }
      return numbers;
    }

    private static double rounded(double number) {
      return Math.rint(number * 1e6) / 1e6;
    }

    private static double[] unit(SplittableRandom random) {
      double[] q = numbers(random, 4, 1);
      double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
      for (int i = 0; i < q.length; i++) {
        q[i] = rounded(q[i] / length);
      }
      return q;
    }

    String text() {
      StringBuilder text = new StringBuilder("Mikoto Motion Ver 2\nMotion {\n\tname = \"m\"\n");
      text.append("\tendframe = %d\n\tloop = 0\n".formatted(FRAMES - 1));
      for (int bone = 0; bone < turns.length; bone++) {
        if (bone == 0 || placed[bone]) {
          track(text, "Vector", "j_b" + bone, "Locate", "pos", places[bone]);
        }
        track(text, "Quaternion", "b" + bone, "Bone", "rot", turns[bone]);
      }
      return text.append("}\nEof\n").toString();
    }

    private static void track(
        StringBuilder text,
        String kind,
        String name,
        String owner,
        String member,
        double[][] rows) {
      text.append("\t%s {\n\t\tname = \"%s\"\n\t\tclass = \"%s\"\n".formatted(kind, name, owner));
      text.append("\t\tmember = \"%s\"\n\t\tcurve = \"linear\"\n".formatted(member));
      for (int frame = 0; frame < rows.length; frame++) {
        text.append("\t\t%d (".formatted(frame));
        for (int i = 0; i < rows[frame].length; i++) {
          text.append(String.format(Locale.ROOT, i == 0 ? "%.6f" : " %.6f", rows[frame][i]));
        }
        text.append(")\n");
      }
      text.append("\t}\n");
    }

    List<String> options() {
      if (turns.length == 1) {
        return List.of();
      }
      List<String> parents = new ArrayList<>();
      List<String> lengths = new ArrayList<>();
      for (int bone = 1; bone < turns.length; bone++) {
        parents.add("b%d:b%d".formatted(bone, bone - 1));
        lengths.add("b%d:%d".formatted(bone - 1, LENGTH));
      }
      return List.of(
          "--parents=" + String.join(",", parents), "--lengths=" + String.join(",", lengths));
    }

    Q turn(int bone, int frame) {
      double[] q = turns[bone][frame];
      Q own = new Q(q[0], q[1], q[2], q[3]);
      return bone == 0 ? own : turn(bone - 1, frame).times(own);
    }

    V place(int bone, int frame) {
      if (bone == 0 || placed[bone]) {
        double[] place = places[bone][frame];
        return new V(place[0], place[1], place[2]);
      }
      return place(bone - 1, frame).plus(turn(bone - 1, frame).turn(new V(0, 0, LENGTH)));
    }
  }
}
