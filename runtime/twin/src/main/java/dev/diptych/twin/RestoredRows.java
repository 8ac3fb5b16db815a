package dev.diptych.twin;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.text.print.PrintedText;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Restores the rows that a skeleton text omits. The result is the document of the whole text,
 * provided that those rows are read back unchanged.
 */
final class RestoredRows {
  private RestoredRows() {}

  /**
   * The values of a skeleton with all rows.
   *
   * @param said the values of the skeleton
   * @param meant the printed values
   * @return null if the two do not match
   */
  static Struct of(Struct said, Struct meant) {
    if (!said.type().name().equals(meant.type().name())) {
      return null;
    }
    List<Field> fields = said.type().fields();
    Value[] values = said.toArray();
    boolean grown = false;
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null || fields.get(i).derived()) {
        continue;
      }
      Value whole = value(values[i], meant.get(i));
      if (whole == null) {
        return null;
      }
      grown |= whole != values[i];
      values[i] = whole;
    }
    return grown ? derived(said, values) : said;
  }

  /** The struct with new values, and with derived fields computed again. */
  private static Struct derived(Struct said, Value[] values) {
    List<Field> fields = said.type().fields();
    for (int i = 0; i < values.length; i++) {
      values[i] = fields.get(i).derived() ? null : values[i];
    }
    return Deriver.complete(said.type(), values).with(said.residue());
  }

  private static Value value(Value said, Value meant) {
    if (said instanceof Struct struct) {
      return meant instanceof Struct other ? of(struct, other) : null;
    }
    if (said instanceof Sequence many) {
      return meant instanceof Sequence others ? all(many, others) : null;
    }
    if (said instanceof Table table) {
      return meant instanceof Table other ? table(table, other) : null;
    }
    return said;
  }

  private static Sequence all(Sequence said, Sequence meant) {
    if (said.elements().size() != meant.elements().size()) {
      return null;
    }
    List<Value> elements = new ArrayList<>();
    boolean grown = false;
    for (int i = 0; i < said.elements().size(); i++) {
      Value whole = value(said.elements().get(i), meant.elements().get(i));
      if (whole == null) {
        return null;
      }
      grown |= whole != said.elements().get(i);
      elements.add(whole);
    }
    return grown ? new Sequence(elements) : said;
  }

  private static Table table(Table said, Table meant) {
    boolean cut = meant.rows() >= PrintedText.MIN_ROWS && said.rows() == PrintedText.KEPT_ROWS;
    if (!cut) {
      return said;
    }
    ByteBuffer first = meant.data().slice(0, said.rows() * said.layout().stride());
    return first.equals(said.data()) ? meant : null;
  }
}
