package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Constraint;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.text.print.ValueFormatter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Changes of the valid values of a field, and of those that the text can omit. */
final class ValueRules {
  private ValueRules() {}

  /** {@code constant-changed}: the constant of a field changed, was added or was removed. */
  static void constant(FieldPair fields, Changes changes) {
    String was = constantWords(fields.before().field().derivation());
    String is = constantWords(fields.after().field().derivation());
    if (was == null ? is != null : !was.equals(is)) {
      String message = FieldPair.change("the constant", was, is);
      String key = fields.after().written().contents() != null ? "contents" : "valid";
      changes.report("constant-changed", fields, key, ValueRules::constant, message);
    }
  }

  /** Texts do not contain constants. */
  private static Impact constant(FieldPair fields) {
    boolean accepted = fields.structs().specs().accepts(fields);
    boolean both = isConstant(fields.before().field()) && isConstant(fields.after().field());
    return accepted ? Impact.COMPATIBLE : Impact.of(true, !both);
  }

  private static @Nullable String constantWords(Derivation derivation) {
    if (derivation instanceof Derivation.ConstantNumber number) {
      return Long.toString(number.bits());
    }
    return derivation instanceof Derivation.ConstantBytes bytes ? "x\"" + bytes.hex() + "\"" : null;
  }

  /** {@code valid-changed}: other values are valid; old ones may be rejected. */
  static void valid(FieldPair fields, Changes changes) {
    boolean constant = isConstant(fields.before().field()) || isConstant(fields.after().field());
    boolean same = fields.same(FieldPair::constraint) && sameMembers(fields);
    if (constant || same) {
      return;
    }
    String message =
        fields.same(FieldPair::constraint)
            ? "values with a name are valid, and others have names now"
            : FieldPair.change(
                "what is valid", constraintWords(fields.before()), constraintWords(fields.after()));
    changes.report("valid-changed", fields, "valid", ValueRules::valid, message);
  }

  private static Impact valid(FieldPair fields) {
    boolean fewer = !fields.structs().specs().accepts(fields);
    return Impact.of(fewer, fewer);
  }

  /** Whether {@code valid: in-enum}, if both fields have it, means the same numbers. */
  private static boolean sameMembers(FieldPair fields) {
    boolean named =
        fields.written() && fields.after().definition().constraint() instanceof Constraint.InEnum;
    return !named
        || numbers(fields.structs().specs().before(), fields.before())
            .equals(numbers(fields.structs().specs().after(), fields.after()));
  }

  private static Set<Long> numbers(SpecView spec, FieldView view) {
    EnumType names = EnumRules.names(spec, view.field());
    return names == null ? Set.of() : names.names().keySet();
  }

  private static @Nullable String constraintWords(FieldView view) {
    List<String> facts =
        FieldFacts.of(view, false).stream()
            .map(FieldFacts.Fact::toString)
            .filter(fact -> fact.startsWith("valid"))
            .map(fact -> fact.replaceFirst("^valid (are |where )?", ""))
            .toList();
    return facts.isEmpty() ? null : facts.stream().collect(Collectors.joining(", "));
  }

  /**
   * {@code field-required}: a value that texts could omit is required now. {@code field-optional}
   * is the reverse.
   */
  static void required(FieldPair fields, Changes changes) {
    boolean was = omitted(fields.structs().specs().before(), fields.before().field());
    boolean is = omitted(fields.structs().specs().after(), fields.after().field());
    if (was && !is) {
      Long bits = constantBits(fields.before().field());
      String way =
          bits == null ? "" : "; with '-twin-default: " + bits + "', old texts can be read";
      String message = "a text could omit it; now it is required" + way;
      changes.report("field-required", fields, "id", ValueRules::requires, message);
    } else if (is && !was) {
      String message = "a text had to contain it; now it can be omitted";
      changes.report("field-optional", fields, "id", ValueRules::requires, message);
    }
  }

  /** A text contains the value of an optional field, even its default, where it is present. */
  private static Impact requires(FieldPair fields) {
    Field field = fields.before().field();
    boolean conditional = fields.before().condition() != null && fields.before().choice() == null;
    boolean written = conditional && !field.derived();
    boolean was =
        written
            ? !PresenceRules.isAlwaysPresent(fields)
            : omitted(fields.structs().specs().before(), field);
    boolean is = omitted(fields.structs().specs().after(), fields.after().field());
    return Impact.of(false, was && !is);
  }

  private static boolean omitted(SpecView spec, Field field) {
    return field.derived() || new Defaults(spec.schema()).hasDefault(field);
  }

  private static boolean isConstant(Field field) {
    return field.derivation() instanceof Derivation.ConstantNumber
        || field.derivation() instanceof Derivation.ConstantBytes;
  }

  /** {@code default-changed}: an omitted value has another meaning. */
  static void defaultValue(FieldPair fields, Changes changes) {
    Long was = implied(fields.before().field());
    Long is = implied(fields.after().field());
    boolean constants = isConstant(fields.before().field()) && isConstant(fields.after().field());
    if (!constants && was != null && is != null && !was.equals(is)) {
      String message =
          FieldPair.change(
              "its default",
              spelled(fields.structs().specs().before(), fields.before().field(), was),
              spelled(fields.structs().specs().after(), fields.after().field(), is));
      changes.report("default-changed", fields, "-twin-default", each -> Impact.TEXTS, message);
    }
  }

  /** The value that a text means by omitting {@code field}, or null. */
  private static @Nullable Long implied(Field field) {
    Long constant = constantBits(field);
    return constant == null ? field.defaultBits() : constant;
  }

  private static @Nullable Long constantBits(Field field) {
    return field.derivation() instanceof Derivation.ConstantNumber constant
        ? Long.valueOf(constant.bits())
        : null;
  }

  private static String spelled(SpecView spec, Field field, Long bits) {
    return new ValueFormatter(spec.schema()).of(field.type(), new Scalar(bits));
  }
}
