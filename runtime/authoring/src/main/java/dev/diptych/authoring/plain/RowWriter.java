package dev.diptych.authoring.plain;

import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the rows of a section, by ascending keys if any of them moved.
 *
 * @param out receives the text
 * @param writer writes values
 * @param section the section
 * @param report receives errors
 */
record RowWriter(PlainOutput out, PlainWriter writer, Section section, Report report)
    implements RowOrder.RowVisitor {
  void write(List<Entry.Rows> rows) {
    RowOrder.visit(rows, this, this::numbers);
  }

  @Override
  public boolean run(Entry.Run run) {
    out.copy(run.origin());
    out.newLine();
    return true;
  }

  @Override
  public void row(@Nullable Evaluated key, Entry.Row row) {
    if (out.isFull()) {
      return;
    }
    BlockLayout layout = section.layout();
    if (row.arguments().isEmpty() || !(row.arguments().get(0) instanceof Value.Tuple cells)) {
      String message = "expected values in parentheses after the key";
      report.error("bad-argument", row.origin(), message);
      return;
    }
    row.arguments().stream().skip(1).forEach(writer::rejected);
    if (key != null) {
      writer.value(key, layout.keyUnit());
      out.append(" ");
    }
    out.at(cells.origin());
    out.append("(");
    List<Evaluated> values = cells.evaluated();
    for (int i = 0; i < values.size(); i++) {
      writer.value(values.get(i), layout.column(i));
      out.append(" ");
    }
    out.append(")");
    out.newLine();
  }

  private void numbers(Numbers numbers) {
    for (int row = 0; row < numbers.size() && !out.isFull(); row++) {
      out.at(numbers.origin(row));
      out.number(numbers.key(row), numbers.isDouble());
      out.append(" (");
      for (int cell = 0; cell < numbers.width(); cell++) {
        out.number(numbers.cell(row, cell), numbers.isDouble());
        out.append(" ");
      }
      out.append(")");
      out.newLine();
    }
  }
}
