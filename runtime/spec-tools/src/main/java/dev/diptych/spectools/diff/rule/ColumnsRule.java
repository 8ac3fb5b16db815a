package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.pair.Use;
import dev.diptych.text.shape.RowShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code columns-changed}: rows have other columns, in number, in order or in their key. */
final class ColumnsRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    Optional<RowShape> was = row(structs.specs().old(), structs.old().type());
    Optional<RowShape> is = row(structs.specs().now(), structs.now().type());
    // Where there is no row any more, the field that holds it is said to be shown in another way.
    if (!structs.shownAs(Use.ROW) || was.isEmpty() || is.isEmpty()) {
      return;
    }
    String old = words(columns(was.get()), key(was.get()));
    String now = words(columns(is.get()), key(is.get()));
    boolean same =
        renamed(structs, columns(was.get())).equals(columns(is.get()))
            && was.get().key() == is.get().key();
    if (!same) {
      String message = FieldPair.change("a row", old, now);
      changes.report("columns-changed", Impact.TEXTS, structs, "seq", message);
    }
  }

  private static Optional<RowShape> row(SpecView spec, StructType struct) {
    return RowShape.of(spec.schema(), struct);
  }

  private static List<String> columns(RowShape row) {
    List<Field> fields = row.struct().fields();
    return row.cells().stream().map(cell -> fields.get(cell.path().get(0)).id()).toList();
  }

  private static String key(RowShape row) {
    return row.key() < 0 ? null : columns(row).get(row.key());
  }

  /** The columns by their new names; one that is gone keeps its own. */
  private static List<String> renamed(StructPair structs, List<String> columns) {
    List<String> names = new ArrayList<>();
    for (String column : columns) {
      FieldPair pair = structs.fromOld(column);
      names.add(pair == null ? "gone " + column : pair.now().field().id());
    }
    return names;
  }

  private static String words(List<String> columns, String key) {
    String before = key == null ? "" : key + " ";
    List<String> rest = columns.stream().filter(column -> !column.equals(key)).toList();
    return before + "(" + String.join(" ", rest) + ")";
  }
}
