package dev.diptych.twin.compare;

import dev.diptych.model.derive.NestedDerivations;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks two documents together and collects their differences. */
final class Walk {
  private final Sides sides;
  private final Differences found = new Differences();
  private final ScalarComparison scalars;
  private final TableComparison tables;
  private final ZipComparison zips;
  private final OneSided oneSided;

  Walk(Sides sides) {
    this.sides = sides;
    this.scalars = new ScalarComparison(sides, found);
    this.tables = new TableComparison(sides, found);
    this.zips = new ZipComparison(sides, this);
    this.oneSided = new OneSided(sides.tolerance(), found);
  }

  Differences found() {
    return found;
  }

  ScalarComparison scalars() {
    return scalars;
  }

  TableComparison tables() {
    return tables;
  }

  List<Difference> run() {
    FormatName one = sides.a().schema().format();
    FormatName other = sides.b().schema().format();
    if (!one.version().equals(other.version())) {
      found.attribute(TextPath.ROOT.then("Ver"), one.version(), other.version(), null);
    }
    if (!Objects.equals(one.layout(), other.layout())) {
      found.attribute(TextPath.ROOT.then(FormatName.LAYOUT), one.layout(), other.layout(), null);
    }
    structs(TextPath.ROOT, sides.a().root(), sides.b().root(), null);
    return found.list();
  }

  void structs(TextPath path, Struct wholeA, Struct wholeB, @Nullable Field around) {
    Struct first = NestedDerivations.omit(wholeA);
    Struct second = NestedDerivations.omit(wholeB);
    Set<String> done = new HashSet<>();
    for (Field field : first.type().fields()) {
      Zip zip = ZipComparison.from(first, field);
      if (zip != null && zips.compare(path, first, second, zip)) {
        done.addAll(zip.fields());
      }
      if (done.add(field.id())) {
        field(path, first, second, field.id(), around);
      }
    }
    for (Field field : second.type().fields()) {
      if (done.add(field.id())) {
        field(path, first, second, field.id(), around);
      }
    }
    new ResidueComparison(path.then("Residue"), found).compare(first.residue(), second.residue());
  }

  void field(TextPath path, Struct first, Struct second, String id, @Nullable Field around) {
    Slot one = Slot.of(first, id);
    Slot other = Slot.of(second, id);
    Value va = one == null ? null : one.value();
    Value vb = other == null ? null : other.value();
    if (va != null && vb != null && one != null && other != null) {
      both(path, one, va, other, vb, around);
    } else if (va != null && one != null) {
      oneSided.report(path, sides.namesA(), one, va, Kind.REMOVED, around);
    } else if (vb != null && other != null) {
      oneSided.report(path, sides.namesB(), other, vb, Kind.ADDED, around);
    }
  }

  private void both(
      TextPath path, Slot one, Value va, Slot other, Value vb, @Nullable Field around) {
    if (sides.sameSchema() && va.equals(vb)) {
      return;
    }
    if (va instanceof Struct first && vb instanceof Struct second) {
      nested(path, one, first, other, second);
    } else if (va instanceof Table first && vb instanceof Table second) {
      TextPath at = TableComparison.pathOf(sides.namesA(), path, one);
      tables.compare(
          at,
          Rows.of(sides.a().schema(), one.field().name(), one.field(), first, around),
          Rows.of(sides.b().schema(), other.field().name(), other.field(), second, around));
    } else if (va instanceof Sequence first && vb instanceof Sequence second) {
      new ElementComparison(sides, this, path, one, other)
          .compare(first.elements(), second.elements());
    } else if (isPlain(va) && isPlain(vb)) {
      scalars.compare(path.then(one.field().name()), one.field(), va, other.field(), vb);
    } else {
      oneSided.report(path, sides.namesA(), one, va, Kind.REMOVED, around);
      oneSided.report(path, sides.namesB(), other, vb, Kind.ADDED, around);
    }
  }

  private static boolean isPlain(Value value) {
    return value instanceof Scalar || value instanceof Blob;
  }

  private void nested(TextPath path, Slot one, Struct firstRaw, Slot other, Struct secondRaw) {
    Struct first = ZeroPadding.remove(one.field(), firstRaw);
    Struct second = ZeroPadding.remove(other.field(), secondRaw);
    RowShape.Cell cellA = sides.namesA().single(first).orElse(null);
    RowShape.Cell cellB = sides.namesB().single(second).orElse(null);
    if (cellA != null && cellB != null) {
      scalars.compare(
          path.then(one.field().attribute()),
          cellA.field(),
          CellAccess.get(first, cellA),
          cellB.field(),
          CellAccess.get(second, cellB));
      return;
    }
    String nameA = sides.namesA().block(one.field(), one.owner(), first);
    String nameB = sides.namesB().block(other.field(), other.owner(), second);
    boolean switched = one.field().type() instanceof Type.Switched;
    if (switched && !first.type().name().equals(second.type().name())) {
      found.block(path.then(nameA), Kind.REMOVED, sides.a().schema(), first);
      found.block(path.then(nameB), Kind.ADDED, sides.b().schema(), second);
      return;
    }
    structs(path.then(nameA), first, second, one.field());
  }
}
