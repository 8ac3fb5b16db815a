package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.context.RowText;
import dev.diptych.lsp.context.Token;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the numbers of rows in the units of their columns.
 *
 * @param outline the outline of the text
 */
record RowNumbers(Outline outline) {
  private static final int MAX_DIGITS = 40;
  private static final Pattern NUMBER =
      Pattern.compile("([+-]?)(\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d{1,3})?)([a-z]*)");

  /** The values of the cells; null if there is one that is no plain number. */
  double @Nullable [] cells(RowText row, List<Column> cells) {
    if (row.cells().isEmpty() || row.cells().size() > cells.size()) {
      return null;
    }
    double[] values = new double[row.cells().size()];
    for (int i = 0; i < values.length; i++) {
      BigDecimal value = number(row.cells().get(i), cells.get(i).unit());
      if (value == null) {
        return null;
      }
      values[i] = value.doubleValue();
    }
    return values;
  }

  /**
   * The key of {@code row}; null if it is not known.
   *
   * @param before the key of the row before, for a relative one; or null
   */
  @Nullable BigDecimal key(RowText row, Column column, @Nullable BigDecimal before) {
    Token key = row.key();
    if (key == null) {
      return null;
    }
    BigDecimal number = number(key, column.unit());
    boolean relative = outline.text().charAt(key.start()) == '+';
    if (!relative || number == null) {
      return number;
    }
    return before == null ? null : before.add(number);
  }

  private @Nullable BigDecimal number(Token token, @Nullable Unit wanted) {
    String text = outline.text(token.extent());
    Matcher number = NUMBER.matcher(text);
    if (text.length() > MAX_DIGITS || !number.matches()) {
      return null;
    }
    BigDecimal value = new BigDecimal(number.group(2));
    BigDecimal signed = number.group(1).equals("-") ? value.negate() : value;
    String symbol = number.group(3);
    Unit unit = Unit.of(symbol);
    if (symbol.isEmpty() || unit == wanted) {
      return signed;
    }
    return unit != null && wanted != null && unit.dimension() == wanted.dimension()
        ? unit.convert(signed, wanted)
        : null;
  }

  /** A number without zeros at its end. */
  static String text(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
