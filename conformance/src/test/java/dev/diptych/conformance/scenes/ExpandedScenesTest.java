package dev.diptych.conformance.scenes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.playback.Example;
import dev.diptych.conformance.playback.Playback;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.view.JointNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a scene compiles to is what {@code expand} prints, which is read line by line here. */
class ExpandedScenesTest {
  private static final double METRES = 1e-6;
  private static final double DEGREES = 0.001;
  private static final int RATE = 240;
  private static final Pattern BLOCK = Pattern.compile("(\\w+) \\{");
  private static final Pattern ROW = Pattern.compile("(\\S+) \\(([^)]*)\\)");

  static List<String> scenes() {
    return EvaluatedScenesTest.scenes();
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void theyPlayAsTheirPlainText(String name) {
    String text = Scenes.text(name);
    byte[] plain =
        Example.runWithWarnings(text, "expand", "-", Scenes.options()[0], Scenes.options()[1]);
    Map<String, NavigableMap<Double, double[]>> curves = read(new String(plain, UTF_8));
    Animation played = Scenes.compile(text);
    int poses = 0;
    for (String side : List.of("Left", "Right")) {
      List<Pose> joints = side.equals("Left") ? played.jointsLeft() : played.jointsRight();
      for (int joint = 1; joint < JointNames.ALL.size(); joint++) {
        String path = "Hands/" + side + "/" + JointNames.ALL.get(joint);
        if (curves.containsKey(path + "/Position")) {
          compare(path, joints.get(joint), curves, Scenes.end(played));
          poses++;
        }
      }
    }
    compare("Camera", played.camera(), curves, Scenes.end(played));
    assertThat(poses).isGreaterThanOrEqualTo(26);
  }

  private static void compare(
      String path, Pose pose, Map<String, NavigableMap<Double, double[]>> curves, double end) {
    for (int sample = 0; sample <= end * RATE; sample++) {
      double time = (double) sample / RATE;
      double[] place = at(curves.get(path + "/Position"), time);
      double[] turn = at(curves.get(path + "/Rotation"), time);
      assertThat(Playback.position(pose, time).distance(Words.vector(place)))
          .as("%s at %s", path, time)
          .isLessThan(METRES);
      Q shown = Turns.unit(Playback.rotation(pose, time));
      Q written = Turns.unit(new Q(turn[0], turn[1], turn[2], turn[3]));
      assertThat(shown.angle(written)).as("%s at %s", path, time).isLessThan(DEGREES);
    }
  }

  private static double[] at(NavigableMap<Double, double[]> keys, double time) {
    var from = keys.floorEntry(time);
    var to = keys.higherEntry(time);
    if (from == null || to == null) {
      return (from == null ? to : from).getValue();
    }
    double part = (time - from.getKey()) / (to.getKey() - from.getKey());
    double[] found = from.getValue().clone();
    for (int i = 0; i < found.length; i++) {
      found[i] += part * (to.getValue()[i] - found[i]);
    }
    return found;
  }

  private static Map<String, NavigableMap<Double, double[]>> read(String plain) {
    Map<String, NavigableMap<Double, double[]>> curves = new HashMap<>();
    Deque<String> path = new ArrayDeque<>();
    for (String written : plain.lines().map(String::trim).toList()) {
      Matcher block = BLOCK.matcher(written);
      Matcher row = ROW.matcher(written);
      if (block.matches()) {
        path.addLast(block.group(1));
      } else if (written.equals("}")) {
        path.removeLast();
      } else if (row.matches()
          && !path.contains("Markers")
          && !row.group(2).matches("true|false")) {
        double[] cells =
            Pattern.compile(" ")
                .splitAsStream(row.group(2))
                .mapToDouble(Float::parseFloat)
                .toArray();
        curves
            .computeIfAbsent(String.join("/", path), name -> new TreeMap<>())
            .put((double) Float.parseFloat(row.group(1)), cells);
      }
    }
    return curves;
  }

  /** Half a millimetre of one joint is found. */
  @Test
  void aWrongPlainTextIsFound() {
    V place = Words.vector(at(read("A {\n0 (0 0 0)\n2 (1 0 0)\n}").get("A"), 0.5));
    assertThat(place.distance(new V(0.25, 0, 0))).isLessThan(METRES);
    assertThat(place.distance(new V(0.2505, 0, 0))).isGreaterThan(METRES);
  }
}
