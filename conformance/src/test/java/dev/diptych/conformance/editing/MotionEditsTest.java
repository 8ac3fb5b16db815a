package dev.diptych.conformance.editing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Edits of motions, on texts as Mikoto writes them. */
class MotionEditsTest {
  private static final int FRAMES = 120;

  @TempDir private Path folder;

  /** A motion with a key in every fourth frame, and numbers that differ in every digit. */
  private static String motion(String curve) {
    SplittableRandom random = new SplittableRandom(5);
    StringBuilder text = new StringBuilder("Mikoto Motion Ver 2\r\nMotion {\r\n");
    text.append("\tname = \"m\"\r\n\tendframe = " + FRAMES + "\r\n\tloop = 1\r\n");
    for (String name : new String[] {"j_arm", "j_hand"}) {
      text.append("\tVector {\r\n\t\tname = \"" + name + "\"\r\n\t\tclass = \"Locate\"\r\n");
      text.append("\t\tmember = \"pos\"\r\n\t\tcurve = \"" + curve + "\"\r\n");
      for (int frame = 0; frame <= FRAMES; frame += 4) {
        double x = random.nextDouble(-50, 50);
        text.append(String.format(Locale.ROOT, "\t\t%d (%.6f %.6f %.6f)\r\n", frame, x, -x, x / 3));
      }
      text.append("\t}\r\n");
    }
    return text.append("}\r\nEof\r\n").toString();
  }

  private String joined(String first, String second, String options) throws IOException {
    Path file = Files.writeString(folder.resolve("second.mkm"), second, US_ASCII);
    return text(Edit.done(first.getBytes(US_ASCII), "concat - " + file + options));
  }

  private static String edited(String motion, String command) {
    return text(Edit.done(motion.getBytes(US_ASCII), command));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, US_ASCII);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 60, 116})
  void partsThatAreJoinedAtAKeyAreTheWholeAgain(int cut) throws IOException {
    String motion = motion("linear");
    String first = edited(motion, "trim - --to " + cut);
    String second = edited(motion, "trim - --from " + cut);
    assertThat(first).contains("endframe = " + cut).doesNotContain("\t" + (cut + 4) + " (");
    assertThat(second).contains("endframe = " + (FRAMES - cut));
    assertThat(joined(first, second, "")).isEqualTo(motion);
  }

  @Test
  void aCutBetweenKeysInsertsTheValueThere() throws IOException {
    String motion = motion("linear");
    String joined =
        joined(edited(motion, "trim - --to 62"), edited(motion, "trim - --from 62"), "");
    assertThat(joined.lines().count()).isEqualTo(motion.lines().count() + 2);
    // Without the inserted keys, it is the same again.
    String without =
        joined.lines().filter(line -> !line.startsWith("\t\t62 (")).reduce("", (a, b) -> a + b);
    assertThat(without).isEqualTo(motion.lines().reduce("", (a, b) -> a + b));
  }

  @Test
  void motionsThatDifferAtTheSeamNeedAGap() throws IOException {
    String motion = motion("linear");
    Path file = Files.writeString(folder.resolve("same.mkm"), motion, US_ASCII);
    Edit refused = Edit.run(motion.getBytes(US_ASCII), "concat - " + file);
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.err()).contains("at frame 120, with different values: use --gap 1");
    String joined = joined(motion, motion, " --gap 1");
    assertThat(joined).contains("endframe = 241").contains("\t\t121 (").contains("\t\t241 (");
    assertThat(edited(edited(joined, "trim - --from 121"), "trim - --to 120")).isEqualTo(motion);
  }

  @Test
  void retimingForthAndBackChangesNothing() {
    String motion = motion("spline");
    String slower = edited(motion, "retime - --speed 0.5");
    assertThat(slower).contains("endframe = 240");
    assertThat(edited(slower, "retime - --duration 120")).isEqualTo(motion);
    assertThat(edited(edited(motion, "retime - --start 7"), "retime - --start 0f"))
        .isEqualTo(motion);
  }

  @Test
  void aCutInASplineIsNoted() {
    Edit edit = Edit.run(motion("spline").getBytes(US_ASCII), "trim - --to 62");
    assertThat(edit.code()).isZero();
    assertThat(edit.err()).contains("'j_arm' is a spline, whose shape changes near a cut");
  }
}
