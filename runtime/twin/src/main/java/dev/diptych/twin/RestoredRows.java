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
import org.jspecify.annotations.Nullable;

/**
 * Restores the rows that a skeleton text omits. The result is the document of the whole text,
 * provided that those rows are read back unchanged.
 */
final class RestoredRows {
  private RestoredRows() {}

  /**
   * The values of a skeleton with all rows.
   *
   * @param skeleton the values of the skeleton
   * @param printed the printed values
   * @return null if the two do not match
   */
  static @Nullable Struct of(Struct skeleton, Struct printed) {
    if (!skeleton.type().name().equals(printed.type().name())) {
      return null;
    }
    List<Field> fields = skeleton.type().fields();
    @Nullable Value[] values = skeleton.toArray();
    boolean restored = false;
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null || fields.get(i).derived()) {
        continue;
      }
      Value whole = value(values[i], printed.get(i));
      if (whole == null) {
        return null;
      }
      restored |= whole != values[i];
      values[i] = whole;
    }
    return restored ? derived(skeleton, values) : skeleton;
  }

  /** The struct with new values, and with derived fields computed again. */
  private static Struct derived(Struct skeleton, @Nullable Value[] values) {
    List<Field> fields = skeleton.type().fields();
    for (int i = 0; i < values.length; i++) {
      values[i] = fields.get(i).derived() && !fields.get(i).isChecksum() ? null : values[i];
    }
    return Deriver.complete(skeleton.type(), values).with(skeleton.residue());
  }

  private static @Nullable Value value(Value skeleton, @Nullable Value printed) {
    if (skeleton instanceof Struct struct) {
      return printed instanceof Struct other ? of(struct, other) : null;
    }
    if (skeleton instanceof Sequence many) {
      return printed instanceof Sequence others ? all(many, others) : null;
    }
    if (skeleton instanceof Table table) {
      return printed instanceof Table other ? table(table, other) : null;
    }
    return skeleton;
  }

  private static @Nullable Sequence all(Sequence skeleton, Sequence printed) {
    if (skeleton.elements().size() != printed.elements().size()) {
      return null;
    }
    List<Value> elements = new ArrayList<>();
    boolean restored = false;
    for (int i = 0; i < skeleton.elements().size(); i++) {
      Value whole = value(skeleton.elements().get(i), printed.elements().get(i));
      if (whole == null) {
        return null;
      }
      restored |= whole != skeleton.elements().get(i);
      elements.add(whole);
    }
    return restored ? new Sequence(elements) : skeleton;
  }

  private static @Nullable Table table(Table skeleton, Table printed) {
    boolean cut =
        printed.rows() >= PrintedText.MIN_ROWS && skeleton.rows() == PrintedText.KEPT_ROWS;
    if (!cut) {
      return skeleton;
    }
    ByteBuffer first = printed.data().slice(0, skeleton.rows() * skeleton.layout().stride());
    return first.equals(skeleton.data()) ? printed : null;
  }
}
