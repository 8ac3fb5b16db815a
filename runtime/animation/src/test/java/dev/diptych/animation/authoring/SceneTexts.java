package dev.diptych.animation.authoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Texts with random paths: props, live and fixed spaces, several points, ranges, rows {@code by},
 * and all rows of turns. They refer to what is before them, so that hardly any has a cycle.
 */
final class SceneTexts {
  private static final List<String> ROOM =
      List.of("World", "Head", "Body", "Box", "Box.Front", "Box.Right", "Lid", "Lid.Top", "Ring");
  private static final List<String> POINTS =
      List.of("Wrist", "Palm", "IndexTip", "PinchPoint", "ThumbTip");
  private static final List<String> EASES =
      List.of(
          "", "", " ease-in-out", " ease-out", " ease-in", " cubic-bezier(0.3, -0.2, 0.4, 1.2)");
  private static final List<String> GESTURES = List.of("Open", "Pinch", "Fist", "Point", "Flat");

  private final Random random;

  private SceneTexts(long seed) {
    random = new Random(seed);
  }

  /** The text of a seed. */
  static String of(long seed) {
    return new SceneTexts(seed).text();
  }

  private String text() {
    return "Input Animation Ver 1.1\n"
        + "prop Box { at (10cm 1.2m 50cm)  turned euler(0 25deg 5deg)  box (10cm 20cm 6cm)\n"
        + "  move { "
        + moves(List.of("World"), false, 2)
        + "}  turn { 0 euler(0 25deg 5deg)  "
        + turns(List.of("World"), false, 2)
        + "} }\nprop Lid { in Box  at (0 11cm 0)  facing (0 -1 1)  plane (6cm 8cm) }\n"
        + "prop Ring { at (-20cm 1.3m 45cm)  sphere 2cm  held { 0.9s .. 2.2s in "
        + pick(List.of("Lid", "Head", "Box.Right"))
        + " } }\nprop Cup { at (30cm 1.1m 40cm)  held { 1.1s .. 1.7s in Right.Palm } }\n"
        + "Camera { move { "
        + moves(List.of("World"), false, 2)
        + "}  turn { 0 euler(10deg 0 0)  "
        + turns(List.of("World"), false, 2)
        + "} }\nHands {\n  Right {"
        + (random.nextBoolean() ? " in " + pick(List.of("Body", "Box", "Head")) : "")
        + "\n    gesture { 0 Open  1s "
        + pick(GESTURES)
        + " ease-in-out  2.5s "
        + pick(GESTURES)
        + " }\n    move "
        + pick(POINTS)
        + " { "
        + moves(ROOM, true, 3)
        + "}\n    move "
        + pick(POINTS)
        + " { "
        + later()
        + "}\n    turn { 0 rest  "
        + turns(ROOM, true, 5)
        + "}\n  }\n  Left { "
        + (random.nextBoolean() ? "mirror Right" : "mirror Right  in Lid")
        + " }\n}\nEof\n";
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private String ease() {
    return pick(EASES);
  }

  private String moves(List<String> spaces, boolean hand, int count) {
    List<String> rows = new ArrayList<>(List.of(hand ? "0 rest" : "0 (5cm 1.2m 30cm)"));
    double time = 0;
    for (int row = 0; row < count; row++) {
      time += 0.4 + random.nextInt(4) / 10.0;
      rows.add(move(time, spaces, hand));
      time += 0.3;
    }
    return String.join("  ", rows) + " ";
  }

  /** Rows after all others, of a second point. */
  private String later() {
    return move(3.9, ROOM, true) + "  " + move(4.6, ROOM, true) + " ";
  }

  private String move(double time, List<String> spaces, boolean hand) {
    String space = pick(spaces);
    return switch (random.nextInt(hand ? 9 : 7)) {
      case 0 -> seconds(time) + " " + place() + ease();
      case 1 -> seconds(time) + " " + near() + " in " + space + ease();
      case 2 -> seconds(time) + " by " + near() + ease();
      case 3 -> seconds(time) + " by " + near() + " in " + space + ease();
      case 4 -> range(time) + " " + near() + " in " + space + ease();
      case 5 -> range(time) + " in " + space + ease();
      case 6 -> seconds(time) + " in " + space + ease();
      case 7 -> seconds(time) + " " + near() + " in " + space + " fixed" + ease();
      default ->
          seconds(time) + " at " + pick(List.of("Box.Front", "Lid.Top", "Cup fixed")) + ease();
    };
  }

  private String turns(List<String> spaces, boolean hand, int count) {
    List<String> rows = new ArrayList<>();
    double time = 0.2;
    for (int row = 0; row < count; row++) {
      time += 0.4 + random.nextInt(4) / 10.0;
      rows.add(turn(time, spaces, hand));
      time += 0.3;
    }
    return String.join("  ", rows) + " ";
  }

  private String turn(double time, List<String> spaces, boolean hand) {
    String space = " in " + pick(spaces);
    String at = seconds(time) + " ";
    return switch (random.nextInt(hand ? 15 : 8)) {
      case 0 -> at + euler() + ease();
      case 1 -> at + euler() + space + ease();
      case 2 -> at + axis() + space + ease();
      case 3 -> at + "by " + axis() + ease();
      case 4 -> at + "by " + axis() + space + ease();
      case 5 -> range(time) + " " + euler() + space + ease();
      case 6 -> range(time) + space + ease();
      case 7 -> at.trim() + space + ease();
      case 8 -> at + "rest" + ease();
      case 9 -> at + "natural" + ease();
      case 10 -> at + "fingers along " + direction() + space + ease();
      case 11 -> range(time) + " palm onto Box.Front" + ease();
      case 12 -> at + "thumb towards (3m 1.6m 2m)" + space + ease();
      case 13 -> at + "palm along (0 -1 0)" + space + " fingers along (0 0 1)" + space + ease();
      default -> at + euler() + space + " fixed" + ease();
    };
  }

  private String place() {
    return String.format(
        Locale.ROOT,
        "(%dcm %.2fm %dcm)",
        random.nextInt(40) - 10,
        1.1 + random.nextInt(30) / 100.0,
        20 + random.nextInt(30));
  }

  private String near() {
    return String.format(
        Locale.ROOT,
        "(%dcm %dcm %dcm)",
        random.nextInt(20) - 10,
        random.nextInt(20) - 10,
        random.nextInt(20) - 10);
  }

  private String euler() {
    return String.format(
        Locale.ROOT,
        "euler(%ddeg %ddeg %ddeg)",
        random.nextInt(60) - 30,
        random.nextInt(60) - 30,
        random.nextInt(60) - 30);
  }

  private String axis() {
    return String.format(
        Locale.ROOT, "axis(%d 1 %d, %ddeg)", random.nextInt(3), random.nextInt(3), turned());
  }

  /** Mostly a small turn, sometimes more than half of one. */
  private int turned() {
    return random.nextInt(8) == 0 ? 200 : random.nextInt(80) - 40;
  }

  private String direction() {
    return String.format(Locale.ROOT, "(%d %d 5)", random.nextInt(3) - 1, random.nextInt(3) - 1);
  }

  private String range(double time) {
    return seconds(time) + " .. " + seconds(time + 0.25);
  }

  private static String seconds(double time) {
    return String.format(Locale.ROOT, "%.2fs", time);
  }
}
