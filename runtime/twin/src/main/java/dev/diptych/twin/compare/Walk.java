package dev.diptych.twin.compare;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.NestedDerivations;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.ZipShape;
import dev.diptych.text.shape.ZippedCurves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks two documents together and collects their differences. */
final class Walk {
  private final Document a;
  private final Document b;
  private final Names namesA;
  private final Names namesB;
  private final Tolerance tolerance;
  private final List<Measure> measures;
  private final List<Difference> found = new ArrayList<>();

  Walk(Document a, Document b, Tolerance tolerance, List<Measure> measures) {
    this.a = a;
    this.b = b;
    this.namesA = new Names(a.schema());
    this.namesB = new Names(b.schema());
    this.tolerance = tolerance;
    this.measures = measures;
  }

  private boolean sameSchema() {
    return a.schema().format().key().equals(b.schema().format().key());
  }

  /** A value of one document with the field that contains it. */
  private record Slot(Field field, Struct owner, @Nullable Value value) {}

  List<Difference> run() {
    FormatName one = a.schema().format();
    FormatName other = b.schema().format();
    if (!one.version().equals(other.version())) {
      attribute(TextPath.ROOT.then("Ver"), one.version(), other.version(), null);
    }
    if (!Objects.equals(one.layout(), other.layout())) {
      attribute(TextPath.ROOT.then(FormatName.LAYOUT), one.layout(), other.layout(), null);
    }
    structs(TextPath.ROOT, a.root(), b.root(), null);
    return List.copyOf(found);
  }

  private void structs(TextPath path, Struct wholeA, Struct wholeB, @Nullable Field around) {
    Struct first = NestedDerivations.omit(wholeA);
    Struct second = NestedDerivations.omit(wholeB);
    Set<String> done = new HashSet<>();
    for (Field field : first.type().fields()) {
      Zip zip = zipFrom(first, field);
      if (zip != null && zipped(path, first, second, zip)) {
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

  private static @Nullable Zip zipFrom(Struct struct, Field field) {
    for (Zip zip : struct.type().zips()) {
      if (zip.fields().get(0).equals(field.id())) {
        return zip;
      }
    }
    return null;
  }

  /** Compares curves that are one table in both texts; returns whether they are. */
  private boolean zipped(TextPath path, Struct first, Struct second, Zip zip) {
    if (!second.type().zips().contains(zip)) {
      return false;
    }
    ZipShape one = ZipShape.of(a.schema(), first.type(), zip);
    ZipShape other = ZipShape.of(b.schema(), second.type(), zip);
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
        field(table, curvesA.get(0), curvesB.get(0), field.id(), null);
      }
    }
    rows(
        table,
        zipRows(namesA, one, zip, first, curvesA),
        zipRows(namesB, other, zip, second, curvesB));
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

  /** The value of a field, or null if its text omits it because it is derived. */
  private static @Nullable Value shown(Struct struct, Field field) {
    Value value = struct.get(field.id());
    if (value == null || !field.derived()) {
      return value;
    }
    boolean outside = field.derivation() instanceof Derivation.Outside;
    if (outside || field.isOffset() || field.isChecksum()) {
      return value;
    }
    if (field.optional() && Deriver.isUnconstrained(field, struct)) {
      return value;
    }
    Value derived = Deriver.derive(field, struct);
    return derived == null || derived.equals(value) ? null : value;
  }

  private static @Nullable Slot slot(Struct struct, String id) {
    if (struct.type().indexOf(id) < 0) {
      return null;
    }
    Field field = struct.type().field(id);
    return new Slot(field, struct, shown(struct, field));
  }

  private void field(
      TextPath path, Struct first, Struct second, String id, @Nullable Field around) {
    Slot one = slot(first, id);
    Slot other = slot(second, id);
    Value va = one == null ? null : one.value();
    Value vb = other == null ? null : other.value();
    if (va != null && vb != null && one != null && other != null) {
      both(path, one, va, other, vb, around);
    } else if (va != null && one != null) {
      alone(path, namesA, one, va, Kind.REMOVED, around);
    } else if (vb != null && other != null) {
      alone(path, namesB, other, vb, Kind.ADDED, around);
    }
  }

  private void both(
      TextPath path, Slot one, Value va, Slot other, Value vb, @Nullable Field around) {
    if (sameSchema() && va.equals(vb)) {
      return;
    }
    if (va instanceof Struct first && vb instanceof Struct second) {
      nested(path, one, first, other, second);
    } else if (va instanceof Table first && vb instanceof Table second) {
      TextPath at = tablePath(namesA, path, one);
      rows(
          at,
          Rows.of(a.schema(), one.field().name(), one.field(), first, around),
          Rows.of(b.schema(), other.field().name(), other.field(), second, around));
    } else if (va instanceof Sequence first && vb instanceof Sequence second) {
      new Elements(path, one, other).compare(first.elements(), second.elements());
    } else if (isPlain(va) && isPlain(vb)) {
      scalars(path.then(one.field().name()), one.field(), va, other.field(), vb);
    } else {
      alone(path, namesA, one, va, Kind.REMOVED, around);
      alone(path, namesB, other, vb, Kind.ADDED, around);
    }
  }

  private static boolean isPlain(Value value) {
    return value instanceof Scalar || value instanceof Blob;
  }

  /** The path of a table: its block, or the block around it if its rows are in that. */
  private static TextPath tablePath(Names names, TextPath path, Slot slot) {
    Field field = slot.field();
    if (field.type() instanceof Type.Numeric) {
      return path.then(field.attribute());
    }
    boolean inline = path.parent() != null && names.isInline(slot.owner(), field);
    return inline ? path : path.then(field.name());
  }

  private void nested(TextPath path, Slot one, Struct firstRaw, Slot other, Struct secondRaw) {
    Struct first = ZeroPadding.remove(one.field(), firstRaw);
    Struct second = ZeroPadding.remove(other.field(), secondRaw);
    RowShape.Cell cellA = namesA.single(first).orElse(null);
    RowShape.Cell cellB = namesB.single(second).orElse(null);
    if (cellA != null && cellB != null) {
      scalars(
          path.then(one.field().attribute()),
          cellA.field(),
          CellAccess.get(first, cellA),
          cellB.field(),
          CellAccess.get(second, cellB));
      return;
    }
    String nameA = namesA.block(one.field(), one.owner(), first);
    String nameB = namesB.block(other.field(), other.owner(), second);
    boolean switched = one.field().type() instanceof Type.Switched;
    if (switched && !first.type().name().equals(second.type().name())) {
      found.add(new Difference.Block(path.then(nameA), Kind.REMOVED));
      found.add(new Difference.Block(path.then(nameB), Kind.ADDED));
      return;
    }
    structs(path.then(nameA), first, second, one.field());
  }

  private void alone(
      TextPath path, Names names, Slot slot, Value value, Kind kind, @Nullable Field around) {
    Field field = slot.field();
    if (value instanceof Struct struct) {
      RowShape.Cell cell = names.single(struct).orElse(null);
      if (cell == null) {
        found.add(new Difference.Block(path.then(names.block(field, slot.owner(), struct)), kind));
        return;
      }
      single(
          path.then(field.attribute()),
          names.value(cell.field().type(), CellAccess.get(struct, cell)),
          kind);
    } else if (value instanceof Table table) {
      Rows rows = Rows.of(names.schema(), field.name(), field, table, around);
      RowChanges changes =
          new RowChanges(rows, rows, new RowPairs(rows, rows, tolerance, List.of()), false);
      changes.add(kind, 0, 0, table.rows());
      if (table.rows() == 0) {
        single(path.then(field.attribute()), "()", kind);
      } else {
        found.add(new Difference.Table(tablePath(names, path, slot), changes));
      }
    } else if (value instanceof Sequence sequence) {
      single(path.then(field.attribute()), sequence.elements().size() + " elements", kind);
    } else {
      single(path.then(field.name()), names.value(field.type(), value), kind);
    }
  }

  private void single(TextPath path, String value, Kind kind) {
    boolean added = kind == Kind.ADDED;
    found.add(
        new Difference.Attribute(path, kind, added ? null : value, added ? value : null, null));
  }

  private void scalars(TextPath path, Field one, Value va, Field other, Value vb) {
    Distance distance = null;
    if (va instanceof Scalar first
        && vb instanceof Scalar second
        && one.type() instanceof Type.Numeric na
        && other.type() instanceof Type.Numeric nb) {
      ScalarKind ka = na.kind();
      ScalarKind kb = nb.kind();
      boolean number = na.names() == null && !na.flags();
      boolean same = Numbers.same(ka, first.bits(), kb, second.bits());
      if (same && number) {
        return;
      }
      if (number && Numbers.within(ka, first.bits(), kb, second.bits(), one.unit(), tolerance)) {
        return;
      }
      distance = number ? Numbers.distance(ka, first.bits(), kb, second.bits(), one.unit()) : null;
    } else if (va instanceof Scalar first
        && vb instanceof Scalar second
        && one.type().names() == null
        && !one.type().flags()) {
      distance =
          Numbers.distance(
              ScalarKind.S8LE, first.bits(), ScalarKind.S8LE, second.bits(), one.unit());
      if (distance != null
          && !tolerance.isNone()
          && tolerance.allows(distance.amount(), distance.unit())) {
        return;
      }
    }
    String before = namesA.value(one.type(), va);
    String after = namesB.value(other.type(), vb);
    if (!before.equals(after) || sameSchema()) {
      attribute(path, before, after, distance);
    }
  }

  private void attribute(
      TextPath path, @Nullable String before, @Nullable String after, @Nullable Distance distance) {
    Kind kind = before == null ? Kind.ADDED : after == null ? Kind.REMOVED : Kind.CHANGED;
    found.add(new Difference.Attribute(path, kind, before, after, distance));
  }

  private void rows(TextPath path, Rows first, Rows second) {
    Set<String> common = new HashSet<>(first.names());
    common.retainAll(second.names());
    Rows one = first.only(common);
    Rows other = second.only(common);
    RowChanges changes =
        RowComparison.of(one, other, new RowPairs(one, other, tolerance, measures));
    if (changes.total() > 0) {
      found.add(new Difference.Table(path, changes));
    }
  }

  /** Compares the elements of a list. */
  private final class Elements {
    private final TextPath path;
    private final Slot one;
    private final Slot other;

    Elements(TextPath path, Slot one, Slot other) {
      this.path = path;
      this.one = one;
      this.other = other;
    }

    void compare(List<Value> first, List<Value> second) {
      if (namesA.isNamed(one.field())) {
        named(first, second);
        return;
      }
      ElementAlignment alignment =
          ElementAlignment.of(
              first,
              second,
              i -> name(namesA, one, first, i),
              j -> name(namesB, other, second, j),
              i -> namesA.identity(one.field(), first.get(i), name(namesA, one, first, i)),
              j -> namesB.identity(other.field(), second.get(j), name(namesB, other, second, j)));
      boolean[] moved = new boolean[second.size()];
      for (int j : alignment.moved()) {
        if (j >= 0) {
          moved[j] = true;
        }
      }
      int next = 0;
      for (int i = 0; i <= first.size(); i++) {
        int end = i == first.size() ? second.size() : alignment.matches()[i];
        if (end >= 0) {
          for (; next < end; next++) {
            if (!moved[next]) {
              alone(namesB, other, second, next, Kind.ADDED);
            }
          }
        }
        if (i < first.size()) {
          element(first, second, i, alignment);
          next = end >= 0 ? end + 1 : next;
        }
      }
    }

    private void element(List<Value> first, List<Value> second, int i, ElementAlignment alignment) {
      int j = alignment.matches()[i];
      int to = alignment.moved()[i];
      if (j >= 0) {
        pair(name(namesA, one, first, i), first.get(i), second.get(j), i, j);
      } else if (to >= 0) {
        TextPath at = path.then(name(namesA, one, first, i), i, to);
        found.add(new Difference.Block(at, Kind.MOVED));
      } else {
        alone(namesA, one, first, i, Kind.REMOVED);
      }
    }

    private void named(List<Value> first, List<Value> second) {
      for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
        if (first.get(i) instanceof Struct one && second.get(i) instanceof Struct other) {
          structs(path.then(name(namesA, this.one, first, i)), one, other, this.one.field());
        }
      }
    }

    private String name(Names names, Slot slot, List<Value> elements, int index) {
      return names.element(slot.field(), slot.owner(), elements.get(index), index);
    }

    private void pair(String name, Value va, Value vb, int i, int j) {
      if (sameSchema() && va.equals(vb)) {
        return;
      }
      TextPath at = path.then(name, i, j);
      RowShape rowA = namesA.row(one.field(), va).orElse(null);
      RowShape rowB = namesB.row(other.field(), vb).orElse(null);
      if (rowA != null && rowB != null) {
        cells(at, rowA, (Struct) va, rowB, (Struct) vb);
      } else if (namesA.content(one.field(), va) instanceof Struct first
          && namesB.content(other.field(), vb) instanceof Struct second) {
        structs(at, first, second, one.field());
      } else {
        scalars(at, one.field(), va, other.field(), vb);
      }
    }

    private void cells(TextPath at, RowShape rowA, Struct va, RowShape rowB, Struct vb) {
      int count = found.size();
      if (rowA.cells().size() == rowB.cells().size()) {
        for (int c = 0; c < rowA.cells().size(); c++) {
          RowShape.Cell first = rowA.cells().get(c);
          RowShape.Cell second = rowB.cells().get(c);
          Value x = CellAccess.get(va, first);
          Value y = CellAccess.get(vb, second);
          if (!sameSchema() || !x.equals(y)) {
            Field named = va.type().fields().get(first.path().get(0));
            scalars(at.then(named.id()), first.field(), x, second.field(), y);
          }
        }
      }
      boolean differ = sameSchema() && !va.equals(vb);
      if (found.size() == count && differ && tolerance.isNone()) {
        attribute(at, namesA.row(rowA, va), namesB.row(rowB, vb), null);
      }
    }

    private void alone(Names names, Slot slot, List<Value> elements, int index, Kind kind) {
      boolean added = kind == Kind.ADDED;
      Value element = elements.get(index);
      TextPath at =
          path.then(name(names, slot, elements, index), added ? -1 : index, added ? index : -1);
      RowShape row = names.row(slot.field(), element).orElse(null);
      if (row != null) {
        single(at, names.row(row, (Struct) element), kind);
      } else if (element instanceof Struct) {
        found.add(new Difference.Block(at, kind));
      } else {
        single(at, names.value(slot.field().type(), element), kind);
      }
    }
  }
}
