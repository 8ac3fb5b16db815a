package dev.diptych.spectools.example.values;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts decoded structs to drafts, so that they are written with comments. */
public final class DraftReader {
  private final SpecView spec;

  public DraftReader(SpecView spec) {
    this.spec = spec;
  }

  /** The whole file. */
  public DraftStruct of(Struct root) {
    return filled(new DraftStruct(spec.struct(root.type().name()), spec.spec()), root);
  }

  private DraftStruct of(Struct struct, DraftStruct parent, String field, int index) {
    StructView view = spec.struct(struct.type().name());
    return filled(new DraftStruct(view, parent, field, index), struct);
  }

  private DraftStruct filled(DraftStruct draft, Struct struct) {
    for (int i = 0; i < draft.type().fields().size(); i++) {
      Field each = draft.type().fields().get(i);
      draft.set(each.id(), value(draft, each, struct.get(i)));
    }
    return draft;
  }

  private @Nullable Object value(DraftStruct owner, Field field, @Nullable Value value) {
    if (value instanceof Struct struct) {
      return of(struct, owner, field.id(), 0);
    }
    if (value instanceof Table table) {
      return rows(owner, field, table);
    }
    if (!(value instanceof Sequence many)) {
      return value;
    }
    List<Object> elements = new ArrayList<>();
    for (Value each : many.elements()) {
      boolean struct = each instanceof Struct;
      elements.add(struct ? of((Struct) each, owner, field.id(), elements.size()) : each);
    }
    return elements;
  }

  /** The rows of a table: drafts, or plain values where a row is a single number. */
  private List<Object> rows(DraftStruct owner, Field field, Table table) {
    List<Object> rows = new ArrayList<>();
    for (int row = 0; row < table.rows(); row++) {
      rows.add(
          field.type() instanceof Type.Nested nested
              ? row(owner, field, nested, table, row)
              : new Scalar(table.bits(row, 0)));
    }
    return rows;
  }

  private DraftStruct row(
      DraftStruct owner, Field field, Type.Nested nested, Table table, int row) {
    DraftStruct draft = new DraftStruct(spec.struct(nested.struct()), owner, field.id(), row);
    for (int column = 0; column < table.layout().columns().size(); column++) {
      String id = table.layout().columns().get(column).field().id();
      draft.set(id, new Scalar(table.bits(row, column)));
    }
    return draft;
  }
}
