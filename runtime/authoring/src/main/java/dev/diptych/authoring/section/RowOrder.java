package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Value;
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

    /** Visits a run as a whole; returns false to visit its rows one by one. */
    default boolean run(Entry.Run run) {
      return false;
    }
  }

  /** A row before its key is moved; of a run, only where it is. */
  private record Placed(BigDecimal key, BigDecimal offset, Entry.Rows from, int at) {
    void visit(RowVisitor visitor) {
      Entry.Row row = from instanceof Entry.Run run ? RunReader.row(run, at) : (Entry.Row) from;
      visitor.row(moved(row.key(), offset), moved(row, offset));
    }
  }

  /** Receives rows and runs in the order of the text. */
  private interface Walker {
    void row(Entry.Row row, BigDecimal offset);

    void run(Entry.Run run, BigDecimal offset);
  }

  /**
   * Visits {@code rows}. Rows that were moved or repeated are visited by ascending keys, if all
   * keys are numbers; others in their order.
   */
  public static void visit(List<Entry.Rows> rows, RowVisitor visitor, Consumer<Numbers> numbers) {
    boolean moved = rows.stream().anyMatch(Entry.Copies.class::isInstance);
    if (moved && !isAscending(rows)) {
      List<Placed> all = placed(rows, numbers);
      all.sort(Comparator.comparing(Placed::key));
      all.forEach(placed -> placed.visit(visitor));
    } else {
      walk(rows, BigDecimal.ZERO, inOrder(visitor), numbers);
    }
  }

  private static Walker inOrder(RowVisitor visitor) {
    return new Walker() {
      @Override
      public void row(Entry.Row row, BigDecimal offset) {
        visitor.row(moved(row.key(), offset), moved(row, offset));
      }

      @Override
      public void run(Entry.Run run, BigDecimal offset) {
        if (offset.signum() != 0 || !visitor.run(run)) {
          RunReader reader = new RunReader(run);
          while (reader.hasNext()) {
            row(reader.next(), offset);
          }
        }
      }
    };
  }

  private static List<Placed> placed(List<Entry.Rows> rows, Consumer<Numbers> numbers) {
    List<Placed> all = new ArrayList<>();
    Walker walker =
        new Walker() {
          @Override
          public void row(Entry.Row row, BigDecimal offset) {
            BigDecimal key =
                row.key() instanceof Quantity quantity ? quantity.number() : BigDecimal.ZERO;
            all.add(new Placed(key.add(offset), offset, row, 0));
          }

          @Override
          public void run(Entry.Run run, BigDecimal offset) {
            RunReader reader = new RunReader(run);
            while (reader.hasNext()) {
              int at = reader.offset();
              all.add(new Placed(reader.skip().add(offset), offset, run, at));
            }
          }
        };
    walk(rows, BigDecimal.ZERO, walker, numbers);
    return all;
  }

  private static boolean isAscending(List<Entry.Rows> rows) {
    Ascent ascent = new Ascent();
    walk(rows, BigDecimal.ZERO, ascent, numbers -> {});
    return ascent.ascending;
  }

  /** Whether keys ascend. */
  private static final class Ascent implements Walker {
    private @Nullable BigDecimal last;
    private boolean ascending = true;

    @Override
    public void row(Entry.Row row, BigDecimal offset) {
      if (row.key() instanceof Quantity quantity) {
        next(quantity.number().add(offset));
      }
    }

    @Override
    public void run(Entry.Run run, BigDecimal offset) {
      RunReader reader = new RunReader(run);
      while (ascending && reader.hasNext()) {
        next(reader.skip().add(offset));
      }
    }

    private void next(BigDecimal key) {
      ascending &= last == null || last.compareTo(key) <= 0;
      last = key;
    }
  }

  private static void walk(
      List<Entry.Rows> rows, BigDecimal offset, Walker walker, Consumer<Numbers> numbers) {
    for (Entry.Rows part : rows) {
      if (part instanceof Entry.Row row) {
        walker.row(row, offset);
      } else if (part instanceof Entry.Run run) {
        walker.run(run, offset);
      } else if (part instanceof Numbers table) {
        numbers.accept(table);
      } else if (part instanceof Entry.Copies copies) {
        BigDecimal start = offset.add(copies.start());
        for (long i = 0; i < copies.times(); i++) {
          walk(copies.rows(), start, walker, numbers);
          start = start.add(copies.every());
        }
      }
    }
  }

  /** The row with the end of a range moved, as its key is. */
  private static Entry.Row moved(Entry.Row row, BigDecimal offset) {
    if (offset.signum() == 0 || row.arguments().stream().noneMatch(Value.Until.class::isInstance)) {
      return row;
    }
    List<Evaluated> arguments =
        row.arguments().stream()
            .map(
                each ->
                    each instanceof Value.Until end && end.value() instanceof Quantity last
                        ? new Value.Until(end.origin(), moved(last, offset))
                        : each)
            .toList();
    return new Entry.Row(row.origin(), row.key(), arguments);
  }

  private static @Nullable Evaluated moved(@Nullable Evaluated key, BigDecimal offset) {
    return offset.signum() != 0 && key instanceof Quantity quantity ? moved(quantity, offset) : key;
  }

  private static Quantity moved(Quantity key, BigDecimal offset) {
    return new Quantity(key.origin(), key.number().add(offset), null, null);
  }
}
