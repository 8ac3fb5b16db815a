package dev.diptych.conformance.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random valid texts of no known format: all constructs of the grammar, nested, with every kind of
 * white space and with comments between any two tokens.
 */
final class RandomText {
  private static final List<String> NUMBERS =
      List.of("0", "-1", "12.5", "-0.000001", "1e-5", "0x1F", "-nan:0x1", "-inf");
  private static final List<String> STRINGS =
      List.of("\"\"", "\"a # {\"", "\"(\\\\\"", "\"long long long long long long long long long\"");
  private static final List<String> QUANTITIES =
      List.of("2s", "+0.5s", "16cm", "50%", "$a", "$b.x");
  private static final List<String> CALCULATIONS =
      List.of("calc( 1", "calc( 2 * ( $a - 3cm )", "calc( - 1 / $b.x");
  private static final List<String> GAPS =
      List.of(
          " ", " ", " ", "  ", "\t", "     ", "\n", "\n", "\n\n\n", "\r\n", " # c\n", "\n#c \n");
  private static final int RUN = 40;

  private final SplittableRandom random;
  private final boolean isAuthored;
  private final boolean isRaw;
  private final List<String> tokens = new ArrayList<>();

  private RandomText(SplittableRandom random, boolean isAuthored, boolean isRaw) {
    this.random = random;
    this.isAuthored = isAuthored;
    this.isRaw = isRaw;
  }

  /**
   * A text.
   *
   * @param header its header line
   * @param isRaw whether strings have no escapes
   */
  static byte[] of(SplittableRandom random, String header, boolean isAuthored, boolean isRaw) {
    RandomText text = new RandomText(random, isAuthored, isRaw);
    if (isAuthored) {
      text.add("use $a"); // No plain text has it.
    }
    text.items(random.nextInt(1, 8), 0);
    text.tokens.add("Eof");
    return (header + "\n" + text.joined()).getBytes(ISO_8859_1);
  }

  private String one(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  private void items(int count, int depth) {
    for (int i = 0; i < count; i++) {
      int kinds = isAuthored ? 11 : 5;
      switch (random.nextInt(kinds)) {
        case 0 -> block(depth);
        case 1 -> attribute();
        case 2 -> run();
        case 3, 4 -> row();
        case 5 -> add("use $a");
        case 6 -> braces("let x =", depth);
        case 7 -> braces("repeat 3 every 2s", depth);
        case 8 -> braces("at 2.5s", depth);
        case 9 -> add("mirror", random.nextBoolean() ? "ease-in" : one(QUANTITIES));
        default -> arguments();
      }
    }
  }

  private void add(String... all) {
    for (String each : all) {
      tokens.addAll(List.of(each.split(" (?=[^\"]*(\"[^\"]*\"[^\"]*)*$)")));
    }
  }

  private void braces(String head, int depth) {
    add(head, "{");
    items(depth > 3 ? 0 : random.nextInt(4), depth + 1);
    add("}");
  }

  private void block(int depth) {
    braces(isAuthored && random.nextInt(4) == 0 ? "move Hand" : "Block", depth);
  }

  private void attribute() {
    add("name", "=");
    if (random.nextInt(3) == 0) {
      group(random.nextInt(20), 1);
    } else {
      value();
    }
  }

  private void run() {
    int rows = random.nextInt(RUN);
    String cells = " (".concat("1 ".repeat(random.nextInt(4))).concat(")");
    for (int i = 0; i < rows; i++) {
      add(i + cells);
    }
  }

  private void row() {
    if (random.nextInt(3) > 0) {
      value();
    }
    group(random.nextInt(5), 0);
  }

  private void arguments() {
    add(one(QUANTITIES));
    group(random.nextInt(4), 0);
    for (int i = random.nextInt(4); i > 0; i--) {
      switch (random.nextInt(6)) {
        case 0 -> add("..", one(QUANTITIES));
        case 1 -> add("at", "$a");
        case 2 -> add("ease-in");
        case 3 -> add(one(STRINGS));
        case 4 -> add(one(QUANTITIES.subList(4, 6)));
        default -> add("euler ( 1 , 2 )");
      }
    }
  }

  private void group(int count, int depth) {
    add("(");
    for (int i = 0; i < count; i++) {
      if (depth < 2 && random.nextInt(8) == 0) {
        group(random.nextInt(3), depth + 1);
      } else {
        value();
      }
    }
    add(")");
  }

  private void value() {
    switch (random.nextInt(isAuthored ? 8 : 6)) {
      case 0 -> add("Word");
      case 1 -> tokens.add(one(STRINGS));
      case 2 -> tokens.add(random.nextBoolean() ? "x\"00 0f\"" : "x\"00\n   0f\"");
      case 3 -> add(isRaw ? "-1.#IND00" : "inf");
      case 6 -> add(one(QUANTITIES));
      case 7 -> add(one(CALCULATIONS), ")");
      default -> add(one(NUMBERS));
    }
  }

  private String joined() {
    StringBuilder text = new StringBuilder();
    int rare = 1 + random.nextInt(6);
    String before = "{";
    for (String token : tokens) {
      boolean isGlued = isMark(before) || isMark(token) || before.endsWith("calc(");
      boolean isOdd = random.nextInt(rare) == 0;
      text.append(isOdd ? isGlued && random.nextBoolean() ? "" : one(GAPS) : " ").append(token);
      before = token;
    }
    return text.append(one(GAPS)).toString();
  }

  private static boolean isMark(String token) {
    return "{}()=,".contains(token);
  }
}
