package dev.diptych.second;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares the rows of a table with a list of structs or of numbers. */
final class Rows {
  private final Agreement agreement;
  private final Leaf leaf;
  private final Table table;
  private final List<Field> columns;
  private @Nullable Members members;

  Rows(Agreement agreement, Leaf leaf, Table table) {
    this.agreement = agreement;
    this.leaf = leaf;
    this.table = table;
    this.columns = table.layout().columns().stream().map(RecordLayout.Column::field).toList();
  }

  /** Compares the row {@code index}, from 0. */
  void row(Place place, int index, @Nullable Object plain) {
    if (!(plain instanceof KaitaiStruct)) {
      leaf.compare(place, columns.get(0).type(), new Scalar(table.bits(index, 0)), plain);
      return;
    }
    if (members == null) {
      members = Members.of(table.layout().struct(), plain.getClass());
    }
    for (int i = 0; i < columns.size(); i++) {
      cell(place, index, i, plain, members);
    }
    if (!members.others().isEmpty()) {
      agreement.differ(place, "nothing", members.others());
    }
  }

  private void cell(Place place, int row, int column, Object plain, Members all) {
    Field field = columns.get(column);
    var getter = all.fields().get(column);
    if (getter == null) {
      agreement.differ(place.field(field.id()), table.bits(row, column), "no such member");
      return;
    }
    PlainMember member = new PlainMember(plain, getter);
    try {
      new Leaf(agreement, Framing.Source.NONE, member)
          .compare(
              place.field(field.id()),
              field.type(),
              new Scalar(table.bits(row, column)),
              member.get());
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}
