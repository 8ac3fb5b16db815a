package dev.diptych.conformance.view;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Fingers, palm and back of a hand differ by at least &Delta;E 20 (CIEDE2000). */
class HandColorsTest {
  private static final double LEAST = 20;

  @Test
  void fingersPalmAndBackDiffer() throws IOException {
    Map<String, Integer> all = colors();
    List<String> parts = List.of("thumb", "index", "middle", "ring", "pinky", "FRONT");
    assertThat(all).containsKeys("Left", "Right").containsKeys(parts.toArray(String[]::new));
    for (String hand : List.of("Left", "Right")) {
      for (String part : parts) {
        differ(all, hand, part);
        for (String other : parts.subList(parts.indexOf(part) + 1, parts.size())) {
          differ(all, part, other);
        }
      }
    }
    differ(all, "Left", "Right");
  }

  private static void differ(Map<String, Integer> all, String one, String other) {
    assertThat(Lab.of(all.get(one)).distance(Lab.of(all.get(other))))
        .as(one + " and " + other)
        .isGreaterThan(LEAST);
  }

  /** Pairs of the published test data of CIEDE2000. */
  @Test
  void theDifferenceIsThatOfCiede2000() {
    near(new Lab(50, 2.6772, -79.7751), new Lab(50, 0, -82.7485), 2.0425);
    near(new Lab(50, -1.3802, -84.2814), new Lab(50, 0, -82.7485), 1.0);
    near(new Lab(50, 2.5, 0), new Lab(73, 25, -18), 27.1492);
    near(new Lab(50, 2.5, 0), new Lab(61, -5, 29), 22.8977);
    near(new Lab(6.7747, -0.2908, -2.4247), new Lab(5.8714, -0.0985, -2.2286), 0.6377);
  }

  private static void near(Lab one, Lab other, double expected) {
    assertThat(one.distance(other)).isCloseTo(expected, Offset.offset(1e-4));
  }

  /** The colors of the page, by their names. */
  private static Map<String, Integer> colors() throws IOException {
    Map<String, Integer> colors = new LinkedHashMap<>();
    try (InputStream in =
        HandColorsTest.class.getResourceAsStream("/dev/diptych/view/page/colors.js")) {
      Matcher color =
          Pattern.compile("(\\w+)(?: =|:) 0x([0-9a-f]{6})")
              .matcher(new String(in.readAllBytes(), UTF_8));
      while (color.find()) {
        colors.put(color.group(1), Integer.parseInt(color.group(2), 16));
      }
    }
    return colors;
  }
}
