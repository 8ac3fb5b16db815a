package dev.diptych.authoring.plain;

import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.evaluate.UnitConversion;
import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes sections as a plain text, and reports what is not plain. */
public final class PlainWriter {
  private final PlainOutput out;
  private final UnitConversion units;
  private final Report report;
  private final Set<String> words;

  /**
   * A writer.
   *
   * @param units converts numbers to the units of columns
   * @param words the words that expand, which were not expanded where they remain
   * @param limit maximum size of the text in bytes
   */
  public PlainWriter(UnitConversion units, Set<String> words, long limit) {
    this.units = units;
    this.report = units.report();
    this.words = words;
    this.out = new PlainOutput(limit);
  }

  /**
   * Writes a whole text.
   *
   * @param header its header line
   * @param root its sections
   */
  public PlainText write(byte[] header, Section root) {
    out.at(root.origin());
    out.append(header);
    out.newLine();
    content(root);
    out.append("Eof\n");
    if (out.isFull()) {
      report.error("too-much", root.origin(), "the text expands to more than its limit");
    }
    return out.text();
  }

  private void content(Section section) {
    for (Entry entry : section.entries()) {
      if (out.isFull()) {
        return;
      }
      if (entry instanceof Section inner) {
        block(section, inner);
      } else if (entry instanceof Entry.Assignment assignment) {
        assignment(section.layout(), assignment);
      } else if (entry instanceof Entry.Setting setting) {
        String place = section.name().isEmpty() ? "here" : "in '" + section.name() + "'";
        report.error(
            "unknown-word",
            setting.origin(),
            "'" + setting.name() + "' has no meaning " + place,
            "an attribute is: " + setting.name() + " = …");
      }
    }
    List<Entry.Rows> rows = section.rows();
    if (!rows.isEmpty()) {
      new RowWriter(out, this, section, report).write(rows);
    }
  }

  private void block(Section parent, Section inner) {
    if (!inner.layout().isKnown() && words.contains(inner.name())) {
      String place = parent.name().isEmpty() ? "outside of a block" : "in '" + parent.name() + "'";
      report.error(
          "unknown-word", inner.origin(), "'" + inner.name() + "' has no meaning " + place);
      return;
    }
    if (!inner.layout().isKnown() && parent.layout().keepsUnknown()) {
      report.error(
          "unknown-word",
          inner.origin(),
          "the format has no block '" + inner.name() + "'",
          "a block that it does not have is only kept in a text without words that expand");
      return;
    }
    if (inner.about() != null) {
      report.error(
          "unknown-word",
          inner.origin(),
          "'" + inner.name() + "' takes no '" + inner.about() + "'");
      return;
    }
    if (!inner.layout().isKnown() && parent.layout().keepsUnknownItems()) {
      String message = "unknown block '" + inner.name() + "'";
      String help = "unknown blocks are kept only in a text without words that expand";
      report.error("unknown-word", inner.origin(), message, help);
      return;
    }
    out.at(inner.origin());
    out.append(inner.name());
    out.append(" {");
    out.newLine();
    // The binder rejects an unknown name; what is in it would only add errors.
    if (inner.layout().isKnown()) {
      content(inner);
    }
    out.at(inner.origin());
    out.append("}");
    out.newLine();
  }

  private void assignment(BlockLayout layout, Entry.Assignment assignment) {
    out.at(assignment.origin());
    out.append(assignment.name());
    out.append(" = ");
    value(assignment.value(), layout.attribute(assignment.name()));
    out.newLine();
  }

  /** Writes a value in {@code unit}. */
  void value(Evaluated value, @Nullable Unit unit) {
    out.at(value.origin());
    if (value instanceof Value.Quantity quantity) {
      String text = quantity.text();
      out.append(
          text != null && quantity.unit() == null
              ? text
              : DecimalText.of(units.number(quantity, unit)));
    } else if (value instanceof Value.Word word) {
      out.append(word.text());
    } else if (value instanceof Value.Verbatim verbatim) {
      verbatim(verbatim);
    } else if (value instanceof Value.Tuple tuple) {
      out.append("(");
      for (Evaluated each : tuple.evaluated()) {
        value(each, unit);
        out.append(" ");
      }
      out.append(")");
    } else {
      rejected(value);
    }
  }

  /** A literal is copied byte by byte: its encoding may not be UTF-8. */
  private void verbatim(Value.Verbatim literal) {
    Origin origin = literal.origin();
    out.copy(origin);
  }

  /** Reports a value that is not plain. */
  void rejected(Evaluated value) {
    String what =
        value instanceof Value.Call call ? "'" + call.name() + "(…)'" : "'" + text(value) + "'";
    report.error("bad-argument", value.origin(), what + " has no meaning here");
  }

  private static String text(Evaluated value) {
    return value instanceof Value.Word word ? word.text() : "..";
  }
}
