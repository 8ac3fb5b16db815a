package dev.diptych.text.bind;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.NestedDerivations;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.RowShape;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Completes a struct: sets omitted fields, and checks redundant ones. */
final class Completion {
  private final Schema schema;
  private final Defaults defaults;
  private final BindReporter reports;

  Completion(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.defaults = new Defaults(schema);
    this.reports = reports;
  }

  /**
   * Returns the struct, or null if a field is missing or invalid, or the text has an error in it.
   *
   * @param draft the fields of the text
   * @param block where to report missing fields
   * @param owner name of the block in messages
   */
  @Nullable Struct complete(FieldCollector draft, Span block, Supplier<String> owner) {
    if (draft.isIncomplete()) {
      return null; // What is missing is perhaps where the text has an error.
    }
    @Nullable Value[] values = new Value[draft.type().fields().size()];
    boolean whole = true;
    for (int i = 0; i < values.length; i++) {
      values[i] = given(draft, i, block, owner);
      whole &=
          values[i] != null
              || draft.field(i).optional()
              || draft.field(i).derived()
              || (draft.isCut(i) && !draft.isSet(i));
    }
    if (!whole || draft.isIncomplete() || !derive(draft, values, block)) {
      return null;
    }
    Struct given = new Struct(draft.type(), values);
    Struct struct =
        NestedDerivations.fill(draft.residue() == null ? given : given.with(draft.residue()));
    if (draft.type().nestedDerivations().isEmpty()) {
      return struct;
    }
    boolean fits = true;
    for (StructType.NestedDerivation nestedDerivation : draft.type().nestedDerivations()) {
      boolean derived =
          NestedDerivations.exists(struct, nestedDerivation)
              && NestedDerivations.at(given, nestedDerivation.path()) == null;
      fits &=
          !derived
              || fits(
                  draft.type(),
                  NestedDerivations.field(struct, nestedDerivation),
                  NestedDerivations.at(struct, nestedDerivation.path()),
                  block);
    }
    if (!fits) {
      return null;
    }
    return struct;
  }

  private @Nullable Value given(FieldCollector draft, int index, Span at, Supplier<String> owner) {
    Field field = draft.field(index);
    if (draft.isSet(index)) {
      Value value =
          draft.hasNamedElements(index)
              ? draft.value(index, () -> element(field, draft.first(index)))
              : draft.value(index, () -> null);
      draft.setIncomplete(value == null);
      if (!fitsCut(draft, index, value)) {
        return null;
      }
      return value != null
              && (draft.isCut(index) || countFits(field, value, draft.first(index)))
              && !isEmptyInstance(field, value)
          ? value
          : null;
    }
    if (field.derived() || field.optional() || draft.isCut(index)) {
      return null;
    }
    if (!defaults.hasDefault(field)) {
      boolean single =
          field.type() instanceof Type.Nested nested
              && RowShape.single(schema, schema.struct(nested)).isPresent();
      boolean block =
          field.type() instanceof Type.Switched || (field.type() instanceof Type.Nested && !single);
      String name = single ? field.attribute() : field.name();
      String what = owner.get() + " requires the " + (block ? "block" : "attribute");
      missing(draft, name, what + " '" + name + "'", at);
      return null;
    }
    return affords(field, defaults.cost(field), at) ? defaults.of(field) : null;
  }

  /** Reports a field at an item with a similar name, if one is kept, otherwise at its block. */
  private void missing(FieldCollector draft, String name, String message, Span block) {
    Replacement near = Suggestion.nearest(name, draft.unknown().keySet());
    Span typo = near == null ? null : draft.unknown().get(near.better());
    if (near == null || typo == null) {
      reports.error("missing-field", block, message);
    } else {
      reports.error("missing-field", typo, message, new Replacement(near.better(), name));
    }
  }

  /** Whether a value is before the cut, or a part of the field there. */
  private boolean fitsCut(FieldCollector draft, int index, @Nullable Value value) {
    boolean list = value instanceof Sequence || value instanceof Table;
    boolean part = list || (value instanceof Struct struct && struct.residue().cut() != null);
    if (value == null || !draft.isCut(index) || (index == draft.cut() && part)) {
      return true;
    }
    String message =
        "%s cannot be in the file: its block is cut at %s"
            .formatted(draft.field(index).name(), draft.field(draft.cut()).name());
    reports.error("inconsistent", draft.first(index), message, "remove it, or the cut");
    return false;
  }

  /** The default of an omitted element, or null if it has none. */
  private @Nullable Value element(Field field, Span at) {
    if (!affords(field, defaults.elementCost(field), at)) {
      return null;
    }
    Value element = defaults.element(field);
    if (element == null) {
      reports.error("missing-field", at, "an element of " + field.id() + " is missing");
    }
    return element;
  }

  /** A single number costs no more than its block. */
  private boolean affords(Field field, long cost, Span at) {
    boolean number = !field.repeated() && !(field.type() instanceof Type.Nested);
    return number || reports.affords(cost, field.name(), at);
  }

  /** Whether {@code value} is an empty list at a position, which is equivalent to absence. */
  static boolean isEmptyInstance(Field field, Value value) {
    boolean isList = value instanceof Table || value instanceof Sequence;
    return isList && count(value) == 0 && field.storage().instance() && !field.storage().needed();
  }

  /** Whether a value has as many elements as its field, if their number is fixed. */
  static boolean hasCount(Field field, Value value) {
    return !(field.repeat() instanceof Repeat.Fixed fixed) || count(value) == fixed.count();
  }

  private static int count(Value value) {
    return value instanceof Table table
        ? table.rows()
        : value instanceof Sequence sequence ? sequence.elements().size() : 0;
  }

  private boolean countFits(Field field, Value value, Span at) {
    if (field.repeat() instanceof Repeat.Fixed fixed && !hasCount(field, value)) {
      String message =
          "%s requires %d elements, not %d".formatted(field.name(), fixed.count(), count(value));
      reports.error("wrong-count", at, message);
      return false;
    }
    return true;
  }

  private boolean derive(FieldCollector draft, @Nullable Value[] values, Span block) {
    Struct siblings = new Struct(draft.type(), values);
    boolean fine = true;
    for (int i = 0; i < values.length; i++) {
      Field field = draft.field(i);
      if (field.derived()) {
        Value derived = Deriver.derive(field, siblings);
        if (!draft.isSet(i) && draft.isCut(i)) {
          continue;
        }
        if (!draft.isSet(i)) {
          values[i] = derived;
          fine &= fits(draft.type(), field, derived, block) && allOrNone(field, siblings, block);
        } else if (values[i] == null) {
          fine = false;
        } else if (!isDamaged(draft) && !Deriver.isUnconstrained(field, siblings)) {
          fine &= agrees(draft.type(), field, values[i], derived, draft.first(i));
        }
      }
    }
    return fine;
  }

  /** Whether what others are derived from may be missing. */
  private static boolean isDamaged(FieldCollector draft) {
    return draft.cut() >= 0;
  }

  private boolean agrees(
      StructType type, Field field, Value value, @Nullable Value derived, Span at) {
    // Values that cannot be derived yet are checked later.
    if (derived == null || Deriver.agrees(field, value, derived)) {
      return true;
    }
    String message =
        "%s contradicts the text: %s".formatted(field.name(), why(type, field, derived));
    reports.error("derived-mismatch", at, message, "omit it; it is derived");
    return false;
  }

  private static String why(StructType type, Field field, Value derived) {
    long number = derived instanceof Scalar scalar ? scalar.bits() : 0;
    if (field.derivation() instanceof Derivation.CountOf count) {
      return count.linear().equals(Linear.SAME)
          ? "there are " + number + " " + type.field(count.field()).name()
          : "expected " + number + " for the number of " + type.field(count.field()).name();
    }
    if (field.derivation() instanceof Derivation.LengthOf length) {
      return length.linear().equals(Linear.SAME)
          ? type.field(length.field()).name() + " has " + number + " bytes"
          : "expected " + number + " for the size of " + type.field(length.field()).name();
    }
    if (field.derivation() instanceof Derivation.PresenceOf presence) {
      return names(type, presence.fields())
          + (presence.fields().size() == 1 ? " is " : " are ")
          + (number == 0 ? "absent" : "present");
    }
    return "it allows only one value";
  }

  private static String names(StructType type, List<String> ids) {
    return ids.stream().map(id -> type.field(id).name()).collect(Collectors.joining(", "));
  }

  private boolean allOrNone(Field field, Struct siblings, Span block) {
    if (field.derivation() instanceof Derivation.PresenceOf presence) {
      // A length next to what it measures is derived from that.
      List<String> written =
          presence.fields().stream().filter(id -> !siblings.type().field(id).derived()).toList();
      long present = written.stream().filter(id -> siblings.get(id) != null).count();
      if (present != 0 && present != written.size()) {
        String all = names(siblings.type(), written);
        reports.error("missing-field", block, all + " must be all present or all absent");
        return false;
      }
    }
    return true;
  }

  private boolean fits(StructType type, Field field, @Nullable Value derived, Span block) {
    if (!(derived instanceof Scalar scalar)) {
      return true;
    }
    boolean fits = DerivedRangeCheck.fits(field, scalar);
    if (!fits) {
      String message =
          field.name() + " cannot represent " + scalar.bits() + ": " + why(type, field, derived);
      reports.error("too-many", block, message);
    }
    return fits;
  }
}
