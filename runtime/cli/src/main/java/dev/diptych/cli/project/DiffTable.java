package dev.diptych.cli.project;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code [diff]} of a project file: what {@code spec diff} accepts.
 *
 * @param ignore codes of rules that do not count
 * @param baseline a file with accepted differences, relative to the project file; or null
 * @param direction {@code backward}, {@code forward} or {@code full}; or null
 */
public record DiffTable(List<Entry> ignore, @Nullable Entry baseline, @Nullable Entry direction) {
  /** Keeps its own copy. */
  public DiffTable {
    ignore = List.copyOf(ignore);
  }
}
