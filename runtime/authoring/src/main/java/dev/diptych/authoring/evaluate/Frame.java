package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A section that is being evaluated, and its last row, which relative rows refer to. */
final class Frame {
  private final Section section;
  private BigDecimal last = BigDecimal.ZERO;
  private Entry.@Nullable Rows lastRow;

  Frame(Section section) {
    this.section = section;
  }

  Section section() {
    return section;
  }

  BigDecimal last() {
    return last;
  }

  /** The row before, if there is one. */
  Entry.@Nullable Row lastRow() {
    return lastRow instanceof Entry.Run run ? run.last() : (Entry.Row) lastRow;
  }

  void setLastRow(Entry.@Nullable Rows row) {
    lastRow = row == null ? lastRow : row;
  }

  void setLast(BigDecimal key) {
    last = key;
  }
}
