package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.RunRows;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a section. */
public sealed interface Entry permits Section, Entry.Assignment, Entry.Setting, Entry.Rows {
  /** Where it comes from. */
  Origin origin();

  /** {@code name = value}. */
  record Assignment(Origin origin, String name, Evaluated value) implements Entry {}

  /** {@code name value}, such as {@code mirror Right}. */
  record Setting(Origin origin, String name, Evaluated value) implements Entry {}

  /** One or more rows. */
  sealed interface Rows extends Entry permits Row, Run, Copies, Numbers {
    /** Number of rows. */
    long count();
  }

  /**
   * A row.
   *
   * @param key the key: a number in the unit of the section's keys, or another plain value; or null
   * @param arguments the cells in parentheses, and other arguments
   */
  record Row(Origin origin, @Nullable Evaluated key, List<Evaluated> arguments) implements Rows {
    @Override
    public long count() {
      return 1;
    }
  }

  /**
   * Rows that are copied from a text: keys are numbers, and cells are numbers and names.
   *
   * @param origin from the first key to the last parenthesis
   * @param rows the rows in the text
   */
  record Run(Origin origin, RunRows rows) implements Rows {
    @Override
    public long count() {
      return rows.count();
    }

    /** The last row. */
    public Row last() {
      return RunReader.row(this, rows.last());
    }
  }

  /**
   * Rows that are repeated, without a copy of each.
   *
   * @param rows the rows of one repetition
   * @param start added to the keys of the first repetition
   * @param times number of repetitions
   * @param every added to the keys of each repetition in comparison with the one before
   */
  record Copies(
      Origin origin, List<Rows> rows, BigDecimal start, long times, BigDecimal every, long count)
      implements Rows {
    /** Repeats {@code rows}. */
    public static Copies of(
        Origin origin, List<Rows> rows, BigDecimal start, long times, BigDecimal every) {
      long each = rows.stream().mapToLong(Rows::count).sum();
      return new Copies(origin, List.copyOf(rows), start, times, every, each * times);
    }
  }
}
