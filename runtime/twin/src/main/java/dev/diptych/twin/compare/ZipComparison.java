package dev.diptych.twin.compare;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.ZipShape;
import dev.diptych.text.shape.ZippedCurves;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares curves that are one table in both texts.
 *
 * @param sides the documents
 * @param walk compares the attributes of the tables
 */
record ZipComparison(Sides sides, Walk walk) {
  /** The zip whose first field is {@code field}, or null. */
  static @Nullable Zip from(Struct struct, Field field) {
    for (Zip zip : struct.type().zips()) {
      if (zip.fields().get(0).equals(field.id())) {
        return zip;
      }
    }
    return null;
  }

  /** Compares curves that are one table in both texts; returns whether they are. */
  boolean compare(TextPath path, Struct first, Struct second, Zip zip) {
    if (!second.type().zips().contains(zip)) {
      return false;
    }
    ZipShape one = ZipShape.of(sides.a().schema(), first.type(), zip);
    ZipShape other = ZipShape.of(sides.b().schema(), second.type(), zip);
    List<Struct> curvesA = ZippedCurves.of(one, first, zip);
    List<Struct> curvesB = ZippedCurves.of(other, second, zip);
    if (curvesA.isEmpty() || curvesB.isEmpty()) {
      return false;
    }
    TextPath table = path.then(zip.name());
    Set<String> rows = new HashSet<>();
    rows.add(one.struct().fields().get(one.table()).id());
    rows.add(other.struct().fields().get(other.table()).id());
    for (Field field : one.struct().fields()) {
      if (!rows.contains(field.id())) {
        walk.field(table, curvesA.get(0), curvesB.get(0), field.id(), null);
      }
    }
    walk.tables()
        .compare(
            table,
            zipRows(sides.namesA(), one, zip, first, curvesA),
            zipRows(sides.namesB(), other, zip, second, curvesB));
    return true;
  }

  private static Rows zipRows(
      Names names, ZipShape shape, Zip zip, Struct owner, List<Struct> curves) {
    List<Field> fields = zip.fields().stream().map(owner.type()::field).toList();
    List<Table> tables =
        curves.stream()
            .map(curve -> (Table) Objects.requireNonNull(curve.get(shape.table())))
            .toList();
    return Rows.zipped(names.schema(), zip.name(), shape, fields, tables);
  }
}
