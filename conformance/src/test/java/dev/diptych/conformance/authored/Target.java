package dev.diptych.conformance.authored;

import java.math.BigDecimal;
import java.util.List;

/**
 * A table that generated rows are for. Keys are milliseconds and numbers are millimetres here, and
 * 50 frames are one second.
 *
 * @param header the header line
 * @param before what is before the rows
 * @param after what is after them
 * @param frames whether keys are frames, otherwise seconds
 * @param columns the millimetres in the unit of each column; 0 for a string
 */
record Target(String header, String before, String after, boolean frames, List<Integer> columns) {
  static final Target POSITION =
      new Target(
          "Input Animation Ver 1.1",
          "Camera { Position {",
          "} }",
          false,
          List.of(1000, 1000, 1000));

  static final Target MARKERS =
      new Target("Input Animation Ver 1.1", "Markers {", "}", false, List.of(0));

  static final Target MOTION =
      new Target(
          "Mikoto Motion Ver 2",
          "Motion { name = \"m\" endframe = 9 loop = 0 Vector { name = \"b\" class = \"Bone\""
              + " member = \"pos\" curve = \"linear\"",
          "} }",
          true,
          List.of(1, 1, 1));

  /** Of the spec {@code units}: the second column has centimetres. */
  static final Target PATH =
      new Target(
          "Units Ver 1", "rate = 1 angle = 1 flags = 0 Path {", "}", false, List.of(1000, 10));

  /** All targets. */
  static final List<Target> ALL = List.of(POSITION, MARKERS, MOTION, PATH);

  /** Milliseconds of one frame. */
  static final int FRAME = 20;

  /** The spec of the format, if it does not ship. */
  String options() {
    return equals(PATH) ? "--spec features/units/units.ksy" : "";
  }

  /** Whether cells have units: those of motions have none. */
  boolean hasUnits() {
    return !equals(MOTION);
  }

  /** A key in a plain text. */
  String key(long milliseconds) {
    return frames
        ? String.valueOf(milliseconds / FRAME)
        : BigDecimal.valueOf(milliseconds, 3).toPlainString();
  }

  /** A cell in a plain text. */
  String cell(long value, int column) {
    int unit = columns.get(column);
    return switch (unit) {
      case 0 -> "\"m" + value + "\"";
      case 1 -> String.valueOf(value);
      default -> BigDecimal.valueOf(value, unit == 10 ? 1 : 3).toPlainString();
    };
  }
}
