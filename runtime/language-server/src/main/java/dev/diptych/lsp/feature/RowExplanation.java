package dev.diptych.lsp.feature;

import dev.diptych.family.FormatFamily;
import dev.diptych.family.RowMeaning;
import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.RowText;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explains the rows of one block, one after the other. */
final class RowExplanation {
  private final RowNumbers numbers;
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
    this.numbers = new RowNumbers(view.outline());
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
    key = column == null ? null : numbers.key(row, column, before);
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
    return RowNumbers.text(number) + (unit == null ? "" : " " + unit.symbol());
  }

  private double @Nullable [] selected(RowText row) {
    double[] cells = columns.isEmpty() ? null : numbers.cells(row, meaning.cells());
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
}
