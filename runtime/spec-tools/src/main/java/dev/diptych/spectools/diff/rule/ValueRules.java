package dev.diptych.spectools.diff.rule;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.ir.Constraint;
import dev.diptych.compiler.ir.Node;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.text.print.ValueFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Changes of the valid values of a field, and of those that the text can omit. */
final class ValueRules {
  private ValueRules() {}

  /** {@code constant-changed}: the constant of a field changed, was added or was removed. */
  static void constant(FieldPair fields, Changes changes) {
    String was = constantWords(fields.old().field().derivation());
    String is = constantWords(fields.now().field().derivation());
    if (was == null ? is != null : !was.equals(is)) {
      String message = FieldPair.change("the constant", was, is);
      Impact impact = is == null ? Impact.COMPATIBLE : was == null ? Impact.BOTH : Impact.BYTES;
      String key = fields.now().written().contents() != null ? "contents" : "valid";
      changes.report("constant-changed", impact, fields, key, message);
    }
  }

  private static @Nullable String constantWords(Derivation derivation) {
    if (derivation instanceof Derivation.ConstantNumber number) {
      return Long.toString(number.bits());
    }
    return derivation instanceof Derivation.ConstantBytes bytes ? "x\"" + bytes.hex() + "\"" : null;
  }

  /** {@code valid-changed}: other values are valid; old ones may be rejected. */
  static void valid(FieldPair fields, Changes changes) {
    boolean constant = isConstant(fields.old().field()) || isConstant(fields.now().field());
    if (constant || fields.same(ValueRules::constraint)) {
      return;
    }
    boolean fewer =
        fields.now().definition().constraint() != null
            && !ValidRange.of(fields.now()).contains(ValidRange.of(fields.old()));
    String message =
        FieldPair.change(
            "what is valid", constraintWords(fields.old()), constraintWords(fields.now()));
    changes.report("valid-changed", Impact.of(fewer, fewer), fields, "valid", message);
  }

  private static @Nullable Object constraint(Node.Field field) {
    Constraint constraint = field.constraint();
    return constraint == null
        ? null
        : constraint.<Object>fold(
            equal -> Arrays.asList("eq", equal.value()),
            range -> Arrays.asList("min", range.min(), "max", range.max()),
            anyOf -> Arrays.asList("any-of", anyOf.expressions()),
            inEnum -> "in-enum",
            holds -> Arrays.asList("expr", holds.condition()));
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
    boolean was = omitted(fields.structs().specs().old(), fields.old().field());
    boolean is = omitted(fields.structs().specs().now(), fields.now().field());
    if (was && !is) {
      String message = "a text could omit it; now it is required";
      changes.report("field-required", Impact.TEXTS, fields, "id", message);
    } else if (is && !was && !isConstant(fields.now().field())) {
      String message = "a text had to contain it; now it can be omitted";
      changes.report("field-optional", Impact.COMPATIBLE, fields, "id", message);
    }
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
    Long was = fields.old().field().defaultBits();
    Long is = fields.now().field().defaultBits();
    if (was != null && is != null && !was.equals(is)) {
      String message =
          FieldPair.change(
              "its default",
              spelled(fields.structs().specs().old(), fields.old().field()),
              spelled(fields.structs().specs().now(), fields.now().field()));
      changes.report("default-changed", Impact.TEXTS, fields, "-twin-default", message);
    }
  }

  private static String spelled(SpecView spec, Field field) {
    return new ValueFormatter(spec.schema())
        .of(field.type(), new Scalar(requireNonNull(field.defaultBits())));
  }
}
