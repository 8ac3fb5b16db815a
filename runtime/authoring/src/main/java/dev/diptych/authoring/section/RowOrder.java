package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Visits rows one by one, repetitions included. */
public final class RowOrder {
  private RowOrder() {}

  /** Receives a row with its final key. */
  @FunctionalInterface
  public interface RowVisitor {
    /** Visits a row. */
    void row(@Nullable Evaluated key, Entry.Row row);
  }

  private record Placed(@Nullable Evaluated key, Entry.Row row) {
    BigDecimal number() {
      return key instanceof Quantity quantity ? quantity.number() : BigDecimal.ZERO;
    }
  }

  /**
   * Visits {@code rows}. Rows that were moved or repeated are visited by ascending keys, if all
   * keys are numbers; others in their order.
   */
  public static void visit(
      List<Entry.Rows> rows, RowVisitor visitor, Consumer<Entry.Numbers> numbers) {
    boolean moved = rows.stream().anyMatch(Entry.Copies.class::isInstance);
    if (moved && !isAscending(rows)) {
      List<Placed> all = new ArrayList<>();
      each(rows, BigDecimal.ZERO, (key, row) -> all.add(new Placed(key, row)), numbers);
      all.sort(Comparator.comparing(Placed::number));
      all.forEach(placed -> visitor.row(placed.key(), placed.row()));
    } else {
      each(rows, BigDecimal.ZERO, visitor, numbers);
    }
  }

  private static boolean isAscending(List<Entry.Rows> rows) {
    BigDecimal[] last = {null};
    boolean[] ascending = {true};
    each(
        rows,
        BigDecimal.ZERO,
        (key, row) -> {
          if (key instanceof Quantity quantity) {
            ascending[0] &= last[0] == null || last[0].compareTo(quantity.number()) <= 0;
            last[0] = quantity.number();
          }
        },
        numbers -> {});
    return ascending[0];
  }

  private static void each(
      List<Entry.Rows> rows,
      BigDecimal offset,
      RowVisitor visitor,
      Consumer<Entry.Numbers> numbers) {
    for (Entry.Rows rowsOfOne : rows) {
      if (rowsOfOne instanceof Entry.Row row) {
        visitor.row(moved(row.key(), offset), row);
      } else if (rowsOfOne instanceof Entry.Numbers table) {
        numbers.accept(table);
      } else if (rowsOfOne instanceof Entry.Copies copies) {
        BigDecimal start = offset.add(copies.start());
        for (long i = 0; i < copies.times(); i++) {
          each(copies.rows(), start, visitor, numbers);
          start = start.add(copies.every());
        }
      }
    }
  }

  private static @Nullable Evaluated moved(@Nullable Evaluated key, BigDecimal offset) {
    return offset.signum() != 0 && key instanceof Quantity quantity
        ? new Quantity(quantity.origin(), quantity.number().add(offset), null, null)
        : key;
  }
}
