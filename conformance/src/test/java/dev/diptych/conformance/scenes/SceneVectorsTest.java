package dev.diptych.conformance.scenes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.conformance.playback.Example;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The values of {@code vectors.tsv}, which another engine computed, on compiled bytes. Props are
 * evaluated by the tests on what is played.
 */
class SceneVectorsTest {
  private static final double DEGREES = Scenes.DEGREES + 0.05;

  /** Variants of scenes: what the table calls them, and what is written otherwise. */
  private static final String MOVED = "01-press, Button 10 cm to the right (camera rows too)";

  private static final String TAKE = "10-take (retargeted";

  /** The take of another recording, all of which is played. */
  private static String take(String name) {
    Matcher meeting = Pattern.compile("meets (\\(.*?\\)) at").matcher(name);
    String meet =
        meeting.find() ? "meet IndexTip { 1.1s at " + meeting.group(1) + " in World }" : "";
    return Scenes.text("10-take")
        .replace("press.bin", "reach.bin")
        .replaceFirst("play \\{.*\\}", "")
        .replaceFirst("meet .*", meet);
  }

  static List<String> vectors() throws IOException {
    return Files.readAllLines(Scenes.FOLDER.resolve("vectors.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void holds(String line) {
    String[] cells = line.split("\t", -1);
    String text =
        cells[0].equals(MOVED)
            ? Scenes.text("01-press").replace("at (12cm", "at (22cm")
            : cells[0].startsWith(TAKE) ? take(cells[0]) : Scenes.text(cells[0]);
    // Keys are at floats.
    double time = Float.parseFloat(cells[1]);
    Axes found = new SceneModel(text, Scenes.compile(text), true).find(cells[2]);
    double[] place = numbers(cells[3]);
    double tolerance = Double.parseDouble(cells[5].replace("mm", "")) / 1000;
    assertThat(found.origin(time).distance(Words.vector(place))).isLessThanOrEqualTo(tolerance);
    if (!cells[4].isBlank()) {
      double[] turn = numbers(cells[4]);
      Q expected = new Q(turn[0], turn[1], turn[2], turn[3]);
      assertThat(found.rotation(time).angle(expected)).isLessThanOrEqualTo(DEGREES);
    }
  }

  private static double[] numbers(String cell) {
    return List.of(cell.trim().split(" +", -1)).stream().mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  void thereAreAllVectors() throws IOException {
    assertThat(vectors()).hasSize(81);
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void linesAreShort(String name) {
    assertThat(Scenes.written(name).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThan(121));
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void theCheckHasNoMessage(String name) {
    byte[] text = Scenes.written(name).getBytes(UTF_8);
    String[] options = Scenes.options();
    assertThat(Example.run(new ByteArrayInputStream(text), "check", "-", options[0], options[1]))
        .isEmpty();
  }

  static List<String> scenes() {
    return Scenes.names("");
  }

  /** The evaluator is not blind: a prop that is moved in it alone is found. */
  @Test
  void theEvaluatorSeesMillimetres() {
    String text = Scenes.text("01-press");
    SceneModel other = new SceneModel(text.replace("55cm)", "55.1cm)"), Scenes.exact(text), false);
    SceneModel same = new SceneModel(text, Scenes.exact(text), false);
    V played = new PlayedHand(Scenes.compile(text).jointsRight()).place("IndexTip", 1);
    assertThat(played.distance(other.hand("Right").joint("IndexTip", 1)))
        .isCloseTo(0.001, within(1e-5));
    assertThat(played.distance(same.hand("Right").joint("IndexTip", 1))).isCloseTo(0, within(1e-5));
  }
}
