package dev.diptych.animation.hand;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The built-in gestures, in the order of their file. Each has a line with its name, with "pinching"
 * after it if it pinches, and a line for each digit with the four angles of {@link Bend}. Which
 * gestures of MRTK pinch is said by its {@code PlayModeTestUtilities}: Grab, Pinch and
 * PinchSteadyWrist.
 */
public final class Gestures {
  private static final String FILE = "gestures.txt";
  private static final List<String> DIGITS = List.of("thumb", "index", "middle", "ring", "pinky");
  private static final Map<String, HandPose> BUILT_IN = parse(lines());

  private Gestures() {}

  /** The poses by the names of the gestures, such as {@code Pinch}. */
  public static Map<String, HandPose> builtIn() {
    return BUILT_IN;
  }

  private static List<String> lines() {
    try (InputStream file = Gestures.class.getResourceAsStream(FILE)) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, HandPose> parse(List<String> lines) {
    Map<String, HandPose> poses = new LinkedHashMap<>();
    for (int line = 0; line < lines.size(); line += 1 + DIGITS.size()) {
      List<String> head = List.of(lines.get(line).split(" ", -1));
      List<Bend> bends = new ArrayList<>();
      for (int digit = 0; digit < DIGITS.size(); digit++) {
        bends.add(bend(lines.get(line + 1 + digit).strip().split(" +", -1), DIGITS.get(digit)));
      }
      boolean pinches = head.contains("pinching");
      poses.put(
          head.get(0),
          new HandPose(
              bends.get(0), bends.get(1), bends.get(2), bends.get(3), bends.get(4), pinches));
    }
    return Collections.unmodifiableMap(poses);
  }

  private static Bend bend(String[] words, String digit) {
    if (words.length != 5 || !words[0].equals(digit)) {
      throw new IllegalStateException("expected four angles of the " + digit);
    }
    return new Bend(
        Double.parseDouble(words[1]),
        Double.parseDouble(words[2]),
        Double.parseDouble(words[3]),
        Double.parseDouble(words[4]));
  }
}
