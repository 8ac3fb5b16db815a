package dev.diptych.conformance.bvh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;

/** Random valid BVH files, of the kinds that programs write. */
final class RandomBvh {
  private static final int MAX_DEPTH = 8;
  private static final int MAX_FRAMES = 12;

  private final SplittableRandom random;
  private final String lineEnd;
  private final boolean lower;
  private final String blank;
  private final StringBuilder text = new StringBuilder();
  private int width;
  private int joints;

  private RandomBvh(SplittableRandom random) {
    this.random = random;
    this.lineEnd = List.of("\n", "\r\n", "\r").get(random.nextInt(3));
    this.lower = random.nextInt(4) == 0;
    this.blank = random.nextBoolean() ? "\t" : "  ";
  }

  static String text(SplittableRandom random) {
    RandomBvh file = new RandomBvh(random);
    file.write();
    return file.text.toString();
  }

  private void write() {
    if (random.nextInt(5) == 0) {
      text.append('\uFEFF');
    }
    line("HIERARCHY");
    int roots = random.nextInt(6) == 0 ? 2 : 1;
    for (int i = 0; i < roots; i++) {
      joint("ROOT", 0);
    }
    line("MOTION");
    int frames = 1 + random.nextInt(MAX_FRAMES);
    line("Frames:" + blank + frames);
    line("Frame Time: 0.0" + (1 + random.nextInt(9)));
    for (int frame = 0; frame < frames; frame++) {
      StringBuilder row = new StringBuilder();
      for (int i = 0; i < width; i++) {
        row.append(number(400)).append(random.nextInt(9) == 0 ? "\t" : " ");
      }
      text.append(row).append(frame + 1 < frames || random.nextBoolean() ? lineEnd : "");
    }
  }

  private void line(String words) {
    text.append(lower ? words.toLowerCase(Locale.ROOT) : words).append(lineEnd);
  }

  private String number(double most) {
    double number = random.nextDouble(-most, most);
    return switch (random.nextInt(8)) {
      case 0 -> "0";
      case 1 -> String.format(Locale.ROOT, "%.3e", number);
      case 2 -> random.nextBoolean() ? "90" : "-90.000000";
      default -> String.format(Locale.ROOT, "%.6f", number);
    };
  }

  private void joint(String keyword, int depth) {
    // Some are called as the root joint of another one is in a motion, and some are at their
    // parent.
    int index = joints++;
    line(keyword + (index % 3 == 2 ? " j_b" + (index - 1) : " b" + index));
    line("{");
    String offset = "OFFSET %s %s %s".formatted(number(30), number(30), number(30));
    line(index % 4 == 2 ? "OFFSET 0 0 0" : offset);
    List<String> channels = channels(depth);
    width += channels.size();
    line("CHANNELS " + channels.size() + blank + String.join(" ", channels));
    int children = depth == MAX_DEPTH ? 0 : random.nextInt(depth < 2 ? 4 : 2);
    for (int i = 0; i < children; i++) {
      joint("JOINT", depth + 1);
    }
    if (children == 0) {
      line("End Site" + (random.nextInt(5) == 0 ? " tip" : ""));
      line("{");
      line("OFFSET 0 %s 0".formatted(number(10)));
      line("}");
    }
    line("}");
  }

  private List<String> channels(int depth) {
    List<String> channels = new ArrayList<>();
    for (char axis : new char[] {'X', 'Y', 'Z'}) {
      if (random.nextInt(10) > 0 || depth == 0) {
        channels.add(axis + "rotation");
      }
    }
    boolean moves = depth == 0 || random.nextInt(4) == 0;
    for (char axis : new char[] {'X', 'Y', 'Z'}) {
      if (moves && random.nextInt(10) > 0) {
        channels.add(axis + "position");
      }
    }
    Collections.shuffle(channels, new Random(random.nextLong()));
    return channels;
  }
}
