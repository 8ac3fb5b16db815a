package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Zip;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.StructShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Changes of the rows and tables of a struct. */
final class TableRules {
  private TableRules() {}

  /**
   * {@code table-changed}: rows are no longer in the block itself, or a table that joins several
   * fields was removed or joins others.
   */
  static void tables(StructPair structs, Changes changes) {
    if (!TextRules.isBlock(structs)) {
      return;
    }
    StructShape was = structs.specs().before().shapes().of(structs.before().type());
    StructShape is = structs.specs().after().shapes().of(structs.after().type());
    Field rows = was.rows() < 0 ? null : was.type().fields().get(was.rows());
    FieldPair pair = rows == null ? null : structs.fromOld(rows.id());
    if (pair != null && !pair.after().field().equals(ownRows(is))) {
      String message = "its rows are no longer in the block itself";
      changes.report("table-changed", pair, "id", each -> Impact.TEXTS, message);
    }
    for (Zip zip : is.type().zips()) {
      if (was.type().zips().stream().noneMatch(each -> each.name().equals(zip.name()))) {
        String message = "the table '" + zip.name() + "' is new";
        changes.report("table-changed", structs, "-twin-zip", each -> joined(each, zip), message);
      }
    }
    for (Zip zip : was.type().zips()) {
      if (!is.type().zips().contains(zip)) {
        String message = "the table '" + zip.name() + "' was removed or joins other fields";
        changes.report("table-changed", structs, "-twin-zip", each -> Impact.TEXTS, message);
      }
    }
  }

  /** Texts of a spec that has {@code zip} contain its name. */
  private static Impact joined(StructPair structs, Zip zip) {
    return TextRules.texts(structs.before().type().zips().contains(zip));
  }

  private static @Nullable Field ownRows(StructShape shape) {
    return shape.rows() < 0 ? null : shape.type().fields().get(shape.rows());
  }

  /** {@code columns-changed}: rows have other columns, in number, in order or in their key. */
  static void columns(StructPair structs, Changes changes) {
    Optional<RowShape> was = row(structs.specs().before(), structs.before().type());
    Optional<RowShape> is = row(structs.specs().after(), structs.after().type());
    // Another rule reports that the field no longer has rows.
    boolean rows =
        structs.shownAs(StructPair.Use.ROW) || structs.mirror().shownAs(StructPair.Use.ROW);
    if (!rows || was.isEmpty() || is.isEmpty()) {
      return;
    }
    String before = words(columnsOf(was.get()), key(was.get()));
    String after = words(columnsOf(is.get()), key(is.get()));
    boolean same =
        renamedColumns(structs, columnsOf(was.get())).equals(columnsOf(is.get()))
            && was.get().key() == is.get().key();
    if (!same) {
      String message = FieldPair.change("a row", before, after);
      changes.report(
          "columns-changed",
          structs,
          "seq",
          each ->
              TextRules.texts(each.shownAs(StructPair.Use.ROW) && !Regrouping.isOnlyInRows(each)),
          message);
    }
  }

  private static Optional<RowShape> row(SpecView spec, StructType struct) {
    return RowShape.of(spec.schema(), struct);
  }

  private static List<String> columnsOf(RowShape row) {
    List<Field> fields = row.struct().fields();
    return row.cells().stream().map(cell -> fields.get(cell.path().get(0)).id()).toList();
  }

  private static @Nullable String key(RowShape row) {
    return row.key() < 0 ? null : columnsOf(row).get(row.key());
  }

  /** The columns by their new names; a removed column keeps its name. */
  private static List<String> renamedColumns(StructPair structs, List<String> columns) {
    List<String> names = new ArrayList<>();
    for (String column : columns) {
      FieldPair pair = structs.fromOld(column);
      names.add(pair == null ? "gone " + column : pair.after().field().id());
    }
    return names;
  }

  private static String words(List<String> columns, @Nullable String key) {
    String before = key == null ? "" : key + " ";
    List<String> rest = columns.stream().filter(column -> !column.equals(key)).toList();
    return before + "(" + String.join(" ", rest) + ")";
  }
}
