package dev.diptych.twin.migrate;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts structs field by field. */
final class StructConversion {
  private final ValueConversion values;
  private final Report report;
  private final Defaults oldDefaults;
  private final VersionRule version;
  private final ListConversion lists;

  StructConversion(ValueConversion values, Schema from, Schema to, Report report) {
    this.values = values;
    this.report = report;
    this.oldDefaults = new Defaults(from);
    this.version = new VersionRule(from, to);
    this.lists = new ListConversion(values, from, to, report);
  }

  /** The old struct as a struct of {@code type}, without values that are derived later. */
  Struct convert(Struct source, StructType type, Path path) {
    FieldPairs pairs = values.match().pairs(source.type(), type);
    @Nullable Value[] converted = new Value[type.fields().size()];
    // What selects a case may follow it.
    for (boolean cases : List.of(false, true)) {
      for (int i = 0; i < converted.length; i++) {
        Field after = type.fields().get(i);
        if (after.type() instanceof Type.Switched == cases) {
          Struct siblings = cases ? new Struct(type, converted) : null;
          converted[i] = field(source, pairs.source(i), type, after, siblings, path);
        }
      }
    }
    packings(source, pairs, type, converted);
    for (int removed : pairs.removed()) {
      removed(source, removed, path);
    }
    return new Struct(type, converted, residue(source, type, path), List.of());
  }

  private @Nullable Value field(
      Struct source,
      int index,
      StructType type,
      Field after,
      @Nullable Struct siblings,
      Path path) {
    Value value = index < 0 ? null : source.get(index);
    if (value == null) {
      boolean required = after.isParameter() ? path.parent() == null : !after.optional();
      boolean absent = after.derived() || !required || after.type() instanceof Type.Packing;
      return absent ? null : values.added(type, after, path);
    }
    Field before = source.type().fields().get(index);
    boolean newlyDerived =
        (after.isOffset() && !before.isOffset()) || (after.isChecksum() && !before.isChecksum());
    if (newlyDerived) {
      return null;
    }
    Path at = path.field(before.id());
    Long number = version.numberFor(before, after);
    if (number != null) {
      return Scalar.of(number);
    }
    Value constant = after.optional() ? null : Deriver.constant(after);
    if (constant != null) {
      constant(before, value, constant, at);
      return constant;
    }
    if (!before.repeated() && !after.repeated()) {
      return values.element(before, after, withoutPadding(before, value), siblings, at);
    }
    return lists.convert(before, after, withoutPadding(before, value), siblings, at);
  }

  /** Reports a value that a constant replaces, unless it is a constant or the version, too. */
  private void constant(Field before, Value value, Value constant, Path path) {
    boolean own = before.derived() || before.role() != Role.DATA;
    if (!own && !value.equals(constant)) {
      report.lost(path, before, value);
    }
  }

  /** Zeros that fill up a struct are added again when its size is known. */
  private static Value withoutPadding(Field field, Value value) {
    if (value instanceof Struct struct) {
      return ZeroPadding.remove(field, struct);
    }
    if (!(value instanceof Sequence sequence) || field.storage().stream() == null) {
      return value;
    }
    return new Sequence(
        sequence.elements().stream().map(each -> withoutPadding(field, each)).toList());
  }

  /** Drops the packed bytes of content that has changed: another level restores it. */
  private static void packings(
      Struct source, FieldPairs pairs, StructType type, @Nullable Value[] converted) {
    for (int i = 0; i < converted.length; i++) {
      if (type.fields().get(i).type() instanceof Type.Packing packing) {
        int content = type.indexOf(packing.field());
        int before = pairs.source(content);
        Value was = before < 0 ? null : source.get(before);
        boolean kept = converted[i] instanceof Scalar || Objects.equals(was, converted[content]);
        converted[i] = kept ? converted[i] : null;
      }
    }
  }

  private void removed(Struct source, int index, Path path) {
    Field field = source.type().fields().get(index);
    Value value = source.get(index);
    boolean derived = field.derived() || field.type() instanceof Type.Packing;
    if (value == null || derived || field.role() != Role.DATA) {
      return;
    }
    boolean absence = field.optional() && !(value instanceof Struct) && isEmpty(field, value);
    if (!absence && !oldDefaults.isDefault(field, value) && !isPresentDefault(field, value)) {
      report.lost(path.field(field.id()), field, value);
    }
  }

  private boolean isEmpty(Field field, Value value) {
    return field.repeated() && value.equals(oldDefaults.of(field));
  }

  /** Whether an optional field is present with its declared default. */
  private boolean isPresentDefault(Field field, Value value) {
    return field.defaultBits() != null && value.equals(oldDefaults.of(field));
  }

  /** Keeps trailing bytes; other residue only describes the bytes of the same layout. */
  private Residue residue(Struct source, StructType type, Path path) {
    Residue residue = source.residue();
    if (residue.patches().isEmpty() || values.match().isSame(source.type(), type)) {
      return residue;
    }
    report.lost(
        path,
        "bytes of %s that its fields do not describe"
            .formatted(path.parent() == null ? "the file" : path));
    return residue.with(List.of());
  }
}
