package dev.diptych.animation.hand;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the built-in gestures without the authoring language. */
final class Gestures {
  private static final Path FILE =
      Path.of("src/main/resources/dev/diptych/animation/authoring/gestures.twin");
  private static final Pattern GESTURE = Pattern.compile("gesture (\\w+) \\{([^}]*)}");
  private static final Pattern DIGIT = Pattern.compile("\\w+ *= \\(([^)]*)\\)");

  private Gestures() {}

  static Map<String, HandPose> builtIn() {
    Map<String, HandPose> poses = new LinkedHashMap<>();
    Matcher gestures = GESTURE.matcher(text());
    while (gestures.find()) {
      poses.put(gestures.group(1), pose(gestures.group(2)));
    }
    return poses;
  }

  private static String text() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static HandPose pose(String body) {
    List<Bend> bends = new ArrayList<>();
    Matcher digits = DIGIT.matcher(body);
    while (digits.find()) {
      String[] angles = digits.group(1).split(" ", -1);
      double[] degrees = new double[angles.length];
      for (int i = 0; i < angles.length; i++) {
        degrees[i] = Double.parseDouble(angles[i]);
      }
      bends.add(new Bend(degrees[0], degrees[1], degrees[2], degrees[3]));
    }
    boolean pinches = body.contains("pinching = true");
    return new BentPose(
        bends.get(0), bends.get(1), bends.get(2), bends.get(3), bends.get(4), pinches);
  }
}
