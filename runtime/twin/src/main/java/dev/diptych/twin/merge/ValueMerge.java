package dev.diptych.twin.merge;

import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.ZipShape;
import dev.diptych.text.shape.ZippedCurves;
import dev.diptych.twin.compare.ElementNames;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Merges values of one schema. */
final class ValueMerge {
  private final Schema schema;
  private final ElementNames names;

  ValueMerge(Schema schema) {
    this.schema = schema;
    this.names = new ElementNames(schema);
  }

  /** Three structs of one type. */
  private record Triple(Struct base, Struct ours, Struct theirs) {}

  /** Merges any value; null if it is absent. */
  Sides merge(
      Field field,
      @Nullable Struct owner,
      @Nullable Value base,
      @Nullable Value ours,
      @Nullable Value theirs) {
    if (Objects.equals(ours, theirs) || Objects.equals(base, theirs)) {
      return Sides.both(ours);
    }
    if (Objects.equals(base, ours)) {
      return Sides.both(theirs);
    }
    if (base instanceof Struct b && ours instanceof Struct o && theirs instanceof Struct t) {
      return structs(b, o, t);
    }
    if (base instanceof Table b
        && ours instanceof Table o
        && theirs instanceof Table t
        && !(field.type() instanceof Type.Numeric)) {
      RowMerge.Result merged = RowMerge.merge(List.of(b), List.of(o), List.of(t));
      return new Sides(merged.ours().get(0), merged.theirs().get(0));
    }
    if (base instanceof Sequence b
        && ours instanceof Sequence o
        && theirs instanceof Sequence t
        && field.type().isStruct()) {
      return new ListMerge(this, names, field, owner)
          .merge(b.elements(), o.elements(), t.elements());
    }
    return new Sides(ours, theirs);
  }

  /** Merges structs field by field. */
  Sides structs(Struct base, Struct ours, Struct theirs) {
    if (ours.equals(theirs) || base.equals(theirs)) {
      return Sides.both(ours);
    }
    if (base.equals(ours)) {
      return Sides.both(theirs);
    }
    boolean alike =
        base.type().name().equals(ours.type().name())
            && base.type().name().equals(theirs.type().name());
    if (!alike) {
      return new Sides(ours, theirs);
    }
    Triple all = new Triple(base, ours, theirs);
    @Nullable Value[] first = ours.toArray();
    @Nullable Value[] second = ours.toArray();
    Set<String> done = new HashSet<>();
    for (Zip zip : ours.type().zips()) {
      if (zipped(all, zip, first, second)) {
        done.addAll(zip.fields());
      }
    }
    List<Field> fields = ours.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (!done.contains(fields.get(i).id())) {
        Sides merged = field(fields.get(i), i, all);
        first[i] = merged.ours();
        second[i] = merged.theirs();
      }
    }
    Residue[] residues = residues(base.residue(), ours.residue(), theirs.residue());
    return new Sides(ours.with(first).with(residues[0]), ours.with(second).with(residues[1]));
  }

  private Sides field(Field field, int index, Triple all) {
    Value base = all.base.get(index);
    Value ours = all.ours.get(index);
    Value theirs = all.theirs.get(index);
    boolean same = Objects.equals(base, ours) && Objects.equals(base, theirs);
    boolean outside =
        field.derivation() instanceof Derivation.Outside
            || field.isOffset()
            || field.isChecksum()
            || field.type() instanceof Type.Packing;
    if (outside && !same) {
      // Encoding derives them from what was merged, unless one side alone set another value.
      boolean derived = base == null || ours == null || theirs == null || field.derived();
      return derived || !Objects.equals(ours, theirs) ? Sides.both(null) : Sides.both(ours);
    }
    Sides merged = merge(field, all.ours, base, ours, theirs);
    // Derived again from what was merged.
    return field.derived() && !same ? Sides.both(merged.ours()) : merged;
  }

  /** Merges curves that are one table in all three; returns whether they are. */
  private boolean zipped(Triple all, Zip zip, @Nullable Value[] first, @Nullable Value[] second) {
    ZipShape shape = ZipShape.of(schema, all.ours.type(), zip);
    List<Struct> base = ZippedCurves.of(shape, all.base, zip);
    List<Struct> ours = ZippedCurves.of(shape, all.ours, zip);
    List<Struct> theirs = ZippedCurves.of(shape, all.theirs, zip);
    if (base.isEmpty() || ours.isEmpty() || theirs.isEmpty()) {
      return false;
    }
    RowMerge.Result rows =
        RowMerge.merge(tables(shape, base), tables(shape, ours), tables(shape, theirs));
    List<Field> fields = shape.struct().fields();
    for (int i = 0; i < zip.fields().size(); i++) {
      Triple curve = new Triple(base.get(i), ours.get(i), theirs.get(i));
      @Nullable Value[] one = curve.ours.toArray();
      @Nullable Value[] other = curve.ours.toArray();
      for (int f = 0; f < fields.size(); f++) {
        Sides merged =
            f == shape.table()
                ? new Sides(rows.ours().get(i), rows.theirs().get(i))
                : field(fields.get(f), f, curve);
        one[f] = merged.ours();
        other[f] = merged.theirs();
      }
      int at = all.ours.type().indexOf(zip.fields().get(i));
      first[at] = curve.ours.with(one);
      second[at] = curve.ours.with(other);
    }
    return true;
  }

  private static List<Table> tables(ZipShape shape, List<Struct> curves) {
    return curves.stream()
        .map(curve -> (Table) Objects.requireNonNull(curve.get(shape.table())))
        .toList();
  }

  private static Residue[] residues(Residue base, Residue ours, Residue theirs) {
    if (ours.equals(theirs) || base.equals(theirs)) {
      return new Residue[] {ours, ours};
    }
    return base.equals(ours) ? new Residue[] {theirs, theirs} : new Residue[] {ours, theirs};
  }
}
