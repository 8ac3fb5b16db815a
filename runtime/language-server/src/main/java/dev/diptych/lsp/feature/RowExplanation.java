package dev.diptych.lsp.feature;

import dev.diptych.family.FormatFamily;
import dev.diptych.family.RowMeaning;
import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.context.RowText;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explains the rows of one block, one after the other. */
final class RowExplanation {
  private static final int MAX_DIGITS = 40;
  private static final int MAX_SCALE = 1_000;

  private final Outline outline;
  private final Meaning meaning;
  private final @Nullable RowMeaning plugin;
  private final List<Integer> columns;
  private @Nullable BigDecimal key;
  private double @Nullable [] values;

  /**
   * What a row means; each text is empty if there is nothing to say.
   *
   * @param distance the distance of its key to the one before, such as {@code +0.5 s}
   * @param value what its values are together
   * @param change how far they are from the row before
   */
  record Explained(String distance, String value, String change) {}

  RowExplanation(TextView view, Meaning meaning) {
    this.outline = view.outline();
    this.meaning = meaning;
    List<RowMeaning.Heading> headings = new ArrayList<>();
    for (Column column : meaning.columns()) {
      headings.add(new RowMeaning.Heading(column.name(), column.unit(), column.key()));
    }
    RowMeaning found = null;
    List<Integer> applies = List.of();
    for (FormatFamily family : view.snapshot().workspace().families()) {
      for (RowMeaning each : family.rowMeanings()) {
        if (applies.isEmpty()) {
          applies = each.columns(headings);
          found = applies.isEmpty() ? null : each;
        }
      }
    }
    this.plugin = found;
    this.columns = applies;
  }

  /** Explains the next row. */
  Explained next(RowText row) {
    Column column = meaning.key();
    BigDecimal before = key;
    key = column == null ? null : key(outline, row, column, before);
    double[] last = values;
    values = selected(row);
    String distance = "";
    if (before != null && key != null && column != null) {
      BigDecimal difference = key.subtract(before);
      distance = (difference.signum() < 0 ? "" : "+") + quantity(difference, column.unit());
    }
    if (plugin == null || values == null) {
      return new Explained(distance, "", "");
    }
    String change = last == null ? "" : plugin.change(last, values);
    return new Explained(distance, plugin.describe(values), change);
  }

  /** The key of the last row as text; empty if it is not known. */
  String key() {
    Column column = meaning.key();
    return key == null || column == null ? "" : quantity(key, column.unit());
  }

  static String quantity(BigDecimal number, @Nullable Unit unit) {
    return text(number) + (unit == null ? "" : " " + unit.symbol());
  }

  private double @Nullable [] selected(RowText row) {
    double[] cells = columns.isEmpty() ? null : cells(row, meaning.cells());
    int shift = meaning.key() == null ? 0 : 1;
    if (cells == null) {
      return null;
    }
    double[] selected = new double[columns.size()];
    for (int i = 0; i < selected.length; i++) {
      int index = columns.get(i) - shift;
      if (index < 0 || index >= cells.length) {
        return null;
      }
      selected[i] = cells[index];
    }
    return selected;
  }

  /** The values of the cells; null if there is one that is no plain number. */
  private double @Nullable [] cells(RowText row, List<Column> cells) {
    if (row.cells().isEmpty() || row.cells().size() > cells.size()) {
      return null;
    }
    double[] read = new double[row.cells().size()];
    for (int i = 0; i < read.length; i++) {
      BigDecimal value = number(outline, row.cells().get(i), cells.get(i).unit());
      if (value == null) {
        return null;
      }
      read[i] = value.doubleValue();
    }
    return read;
  }

  /**
   * The key of {@code row} in the unit of its column; null if it is not known.
   *
   * @param before the key of the row before, for a relative one; or null
   */
  static @Nullable BigDecimal key(
      Outline outline, RowText row, Column column, @Nullable BigDecimal before) {
    Span key = row.key();
    BigDecimal number = key == null ? null : number(outline, key, column.unit());
    boolean relative = key != null && outline.text(key).startsWith("+");
    if (!relative || number == null) {
      return number;
    }
    return before == null ? null : before.add(number);
  }

  private static @Nullable BigDecimal number(Outline outline, Span word, @Nullable Unit wanted) {
    String text = outline.text(word);
    int digits = text.length();
    while (digits > 0 && !Character.isDigit(text.charAt(digits - 1))) {
      digits--;
    }
    BigDecimal number = decimal(text.substring(0, digits));
    String symbol = text.substring(digits);
    Unit unit = Unit.of(symbol);
    if (number == null || symbol.isEmpty() || unit == wanted) {
      return number;
    }
    return unit != null && wanted != null && unit.dimension() == wanted.dimension()
        ? unit.convert(number, wanted)
        : null;
  }

  private static @Nullable BigDecimal decimal(String text) {
    if (text.isEmpty() || text.length() > MAX_DIGITS) {
      return null;
    }
    try {
      BigDecimal number = new BigDecimal(text);
      return Math.abs(number.scale()) < MAX_SCALE ? number : null;
    } catch (NumberFormatException e) {
      return null; // It has hexadecimal digits, or it is no number.
    }
  }

  /** A number without zeros at its end. */
  private static String text(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
