package dev.diptych.twin;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts with a long run of rows. */
final class LongTexts {
  static final Engine ENGINE = Engine.shipped();
  static final int ROWS = 700;

  private LongTexts() {}

  /** One whose first row has {@code value}, with {@code markers}. */
  static String text(int rows, String value, String markers) {
    String more =
        IntStream.range(1, rows).mapToObj(i -> "  " + i + " (0.5)\n").collect(Collectors.joining());
    return "Input Animation Ver 1.1\nlayout = shipped\nCamera { PositionX {\n  0 ("
        + value
        + ")\n"
        + more
        + "} }\nMarkers { "
        + markers
        + " }\nEof\n";
  }

  /** What a text means, read row by row. */
  static LocatedDocument open(String text) {
    return ENGINE
        .reading(TextPath.PLAIN)
        .openText("t", text.getBytes(UTF_8), Selection.ANY)
        .value()
        .orElseThrow();
  }

  static LocatedDocument regular() {
    return open(text(ROWS, "0.25", "1 (\"a\")"));
  }
}
