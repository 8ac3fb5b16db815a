package dev.diptych.tablefiles;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.table.Cells;
import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FloatPrinter;
import java.util.HexFormat;

/** The text of cells: for floats, the shortest decimal that reads back as the same float. */
final class CellText {
  private static final HexFormat HEX = HexFormat.of();

  private final byte[] digits =
      new byte[Math.max(FloatPrinter.MAX_LENGTH, DoublePrinter.MAX_LENGTH)];

  /** The text of a cell that is not missing. */
  String of(Cells cells, int row) {
    return switch (cells.type()) {
      case FLOAT32 -> float32(cells.float32(row), (int) cells.bits(row));
      case FLOAT64 -> float64(cells.float64(row), cells.bits(row));
      case UINT64 -> Long.toUnsignedString(cells.bits(row));
      case BOOLEAN -> cells.bits(row) == 0 ? "false" : "true";
      case TEXT -> cells.text(row);
      case BYTES -> HEX.formatHex(cells.bytes(row));
      default -> Long.toString(cells.bits(row));
    };
  }

  private String float32(float number, int bits) {
    return Float.isFinite(number)
        ? new String(digits, 0, FloatPrinter.print(bits, digits, 0), US_ASCII)
        : Float.toString(number);
  }

  private String float64(double number, long bits) {
    return Double.isFinite(number)
        ? new String(digits, 0, DoublePrinter.print(bits, digits, 0), US_ASCII)
        : Double.toString(number);
  }
}
