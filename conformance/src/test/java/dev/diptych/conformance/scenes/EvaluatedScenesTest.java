package dev.diptych.conformance.scenes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.playback.Example;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All joints, the camera and the gaze of scenes are where the evaluator of the tests finds them.
 */
class EvaluatedScenesTest {
  private static final Pattern PROP =
      Pattern.compile(
          "prop (\\w+) \\{ at \\((-?[\\d.]+)(c?m?) (-?[\\d.]+)(c?m?) (-?[\\d.]+)(c?m?)\\)");

  static List<String> scenes() {
    List<String> names = new ArrayList<>(Scenes.names(""));
    names.addAll(Scenes.names("formulas/"));
    return names;
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void theyPlayWhatTheirFormulasTell(String name) {
    assertThat(new SceneJudge(Scenes.text(name)).judge()).isGreaterThan(5000);
  }

  /** Scenes with a prop, an axis, and a distance. */
  static List<String> moved() {
    List<String> moved = new ArrayList<>();
    for (String name : Scenes.names("")) {
      PROP.matcher(Scenes.text(name))
          .results()
          .forEach(
              prop -> {
                for (int axis = 0; axis < 3; axis++) {
                  moved.add(name + " " + prop.group(1) + " " + axis + " 10cm");
                  moved.add(name + " " + prop.group(1) + " " + axis + " -10cm");
                }
              });
    }
    return moved;
  }

  /** A prop moved by 10 cm takes along whatever is in it. */
  @ParameterizedTest
  @MethodSource("moved")
  void movedPropsTakeAlongWhatIsInThem(String moved) {
    String[] parts = moved.split(" ", -1);
    String text = moved(Scenes.text(parts[0]), parts[1], Integer.parseInt(parts[2]), parts[3]);
    assertThat(new SceneJudge(text).judge()).isGreaterThan(5000);
  }

  /** It keeps what the scene expects of it, too. */
  @ParameterizedTest
  @MethodSource("moved")
  void movedPropsKeepWhatIsExpected(String moved) {
    String[] parts = moved.split(" ", -1);
    String text = moved(Scenes.written(parts[0]), parts[1], Integer.parseInt(parts[2]), parts[3]);
    Example.runWithWarnings(text, "check", "-");
  }

  /** Farther away it is out of reach. */
  @Test
  void aPropThatIsTooFarIsReported() {
    String text = moved(Scenes.text("01-press"), "Button", 2, "40cm");
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    Example.run(text, messages, "check", "-");
    assertThat(messages.toString(UTF_8)).contains("warning[out-of-reach]");
  }

  static String moved(String text, String prop, int axis, String by) {
    double centimetres = Double.parseDouble(by.replace("cm", ""));
    for (MatchResult found : PROP.matcher(text).results().toList()) {
      if (found.group(1).equals(prop)) {
        int group = 2 + 2 * axis;
        double scale = found.group(group + 1).equals("cm") ? 1 : 100;
        double number = Double.parseDouble(found.group(group)) * scale + centimetres;
        String written = Math.round(number * 1000) / 1000.0 + "cm";
        return text.substring(0, found.start(group))
            + written
            + text.substring(found.end(group + 1));
      }
    }
    throw new IllegalArgumentException("no prop " + prop);
  }
}
