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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts structs field by field. */
final class StructConversion {
  /** The old struct of one that gets fields of the struct around it. */
  private static final Struct NOTHING =
      new Struct(new StructType("", List.of(), null, List.of(), ""), new Value[0]);

  private static final int MAX_DEPTH = 8;

  private final ValueConversion values;
  private final Report report;
  private final Defaults oldDefaults;
  private final VersionRule version;
  private final Moves moves;
  private final ListConversion lists;

  /** Reports of old values that have no place, unless another struct gets them. */
  private final List<Runnable> removed = new ArrayList<>();

  StructConversion(ValueConversion values, Schema from, Schema to, Report report) {
    this.values = values;
    this.report = report;
    this.oldDefaults = new Defaults(from);
    this.version = new VersionRule(from, to);
    this.moves = new Moves(to, values.match());
    TableConversion tables = new TableConversion(values, moves, from, to, report, removed);
    this.lists = new ListConversion(values, tables, from, to, report);
  }

  /** The old struct as a struct of {@code type}, without values that are derived later. */
  Struct convert(Struct source, StructType type, Path path) {
    moves.enter(source, type, path, isGathered(source));
    try {
      return converted(source, type, path);
    } finally {
      moves.leave();
    }
  }

  private Struct converted(Struct source, StructType type, Path path) {
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
    for (int each : pairs.removed()) {
      Field field = source.type().fields().get(each);
      Value value = source.get(each);
      if (value != null && isLoss(field, value)) {
        removed.add(() -> reportRemoved(field, value, path.field(field.id())));
      }
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
    Moves.Found found = index < 0 && mayMove(after) ? moves.find(after) : null;
    if (found != null) {
      moves.take(found);
      return continued(found.field(), after, found.value(), siblings, found.path());
    }
    Struct gathered = index < 0 && mayMove(after) ? gathered(after, siblings, path) : null;
    if (gathered != null) {
      return gathered;
    }
    if (value == null) {
      boolean required = after.isParameter() ? path.parent() == null : !after.optional();
      boolean absent = after.derived() || !required || after.type() instanceof Type.Packing;
      return absent ? null : values.added(type, after, path);
    }
    Field before = source.type().fields().get(index);
    return continued(before, after, value, siblings, path.field(before.id()));
  }

  private static boolean mayMove(Field after) {
    return !after.derived() && !after.isParameter() && !(after.type() instanceof Type.Packing);
  }

  /** A new struct of fields that were in the struct around it; null if there is none of these. */
  private @Nullable Struct gathered(Field after, @Nullable Struct siblings, Path path) {
    StructType type = after.repeated() ? null : values.selected(after.type(), siblings);
    if (type == null) {
      return null;
    }
    return gathers(type, path, 0) ? convert(NOTHING, type, path) : null;
  }

  /** Whether a field of {@code type}, or of a struct in it, was in the struct around it. */
  private boolean gathers(StructType type, Path path, int depth) {
    moves.enter(NOTHING, type, path, true);
    boolean any = false;
    for (Field each : type.fields()) {
      StructType inner =
          each.repeated() || depth == MAX_DEPTH ? null : values.selected(each.type(), null);
      any |=
          mayMove(each)
              && (moves.find(each) != null || (inner != null && gathers(inner, path, depth + 1)));
    }
    moves.leave();
    return any;
  }

  @SuppressWarnings("ReferenceEquality")
  private static boolean isGathered(Struct source) {
    return source == NOTHING;
  }

  /** The value of {@code after}, which continues {@code before}. */
  private @Nullable Value continued(
      Field before, Field after, Value value, @Nullable Struct siblings, Path at) {
    boolean newlyDerived =
        (after.isOffset() && !before.isOffset()) || (after.isChecksum() && !before.isChecksum());
    if (newlyDerived) {
      return null;
    }
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

  /** Reports old values that no field of the new document has. */
  void reportRemoved() {
    removed.forEach(Runnable::run);
    removed.clear();
  }

  private void reportRemoved(Field field, Value value, Path path) {
    if (moves.isTaken(path)) {
      return;
    }
    if (!moves.isTakenFrom(path)) {
      report.lost(path, field, value);
    } else if (value instanceof Struct struct) {
      for (int i = 0; i < struct.type().fields().size(); i++) {
        Field inner = struct.type().fields().get(i);
        Value each = struct.get(i);
        if (each != null && isLoss(inner, each)) {
          reportRemoved(inner, each, path.field(inner.id()));
        }
      }
    } else {
      List<Value> elements = ListConversion.elements(field, value);
      for (int i = 0; i < elements.size(); i++) {
        reportRemoved(field, elements.get(i), path.at(i));
      }
    }
  }

  /** Whether {@code value} is lost where its field was removed. */
  private boolean isLoss(Field field, Value value) {
    boolean derived = field.derived() || field.type() instanceof Type.Packing;
    if (derived || field.role() != Role.DATA) {
      return false;
    }
    boolean absence = field.optional() && !(value instanceof Struct) && isEmpty(field, value);
    return !absence && !oldDefaults.isDefault(field, value) && !isPresentDefault(field, value);
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
