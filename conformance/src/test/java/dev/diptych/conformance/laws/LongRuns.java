package dev.diptych.conformance.laws;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.Options;
import dev.diptych.conformance.independent.Shape;
import dev.diptych.conformance.independent.mikoto.Mkm;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes what has long runs of rows, which are read, printed and written in ways of their own. */
final class LongRuns {
  /** Enough keys for a long table in any layout. */
  private static final int LONG = 600;

  private static final int LONGEST = 3000;

  /** Those of few curves, of which some can be long. */
  private static final List<Shape> SHAPES =
      Shape.ALL.stream().filter(s -> !s.hasHands() && (s.hasCamera() || s.hasGaze())).toList();

  private static final Pattern BETWEEN_ROWS = Pattern.compile("\\)\n[ \t]+(?=[-0-9(])");
  private static final Pattern ROW = Pattern.compile("(?m)^\t*-?\\d+ \\([^\r\n]*\\)\r?\n");

  private LongRuns() {}

  /** An animation of every oddity with at least one long curve. */
  static Animation animation(long seed) {
    Options options = new Options(LONGEST, true, true, true, true, true, true, true, true);
    Shape shape = SHAPES.get(Math.floorMod(seed, SHAPES.size()));
    for (long next = seed; ; next += 1 << 20) {
      Animation animation = AnimationGenerator.animation(next, shape, options);
      if (animation.curves().stream().anyMatch(curve -> curve.keys().size() >= LONG)) {
        return animation;
      }
    }
  }

  /** {@code text} with each of its rows so often that they make a long run. */
  static byte[] stretched(byte[] text) {
    return Mkm.bytes(ROW.matcher(Mkm.string(text)).replaceAll(row -> repeated(row.group())));
  }

  private static String repeated(String row) {
    return Matcher.quoteReplacement(row.repeat(LONG / 2));
  }

  /** {@code text} with its rows in lines of another kind, or in none. */
  static byte[] respelled(byte[] text, SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> between(text, ") ");
      case 1 -> between(text, ")");
      default -> inLines(text, random);
    };
  }

  /** The same, each row in a line of its own. */
  private static byte[] inLines(byte[] text, SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> between(text, ")\r\n\t");
      case 1 -> between(text, ")\n\n");
      case 2 -> Mkm.bytes(Mkm.string(text).replace("\n", "\r"));
      case 3 -> Mkm.bytes(BETWEEN_ROWS.matcher(Mkm.string(text)).replaceFirst(") # ( 1 2 \n\n"));
      default -> text;
    };
  }

  private static byte[] between(byte[] text, String with) {
    return Mkm.bytes(BETWEEN_ROWS.matcher(Mkm.string(text)).replaceAll(with));
  }
}
