package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Constraint;
import dev.diptych.compiler.ir.Node;
import dev.diptych.model.schema.Derivation;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** {@code valid-changed}: other values are valid; those that were may be refused now. */
final class ValidRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean constant = constant(fields.old()) || constant(fields.now());
    if (constant || fields.same(ValidRule::meaning)) {
      return;
    }
    boolean fewer =
        fields.now().node().constraint() != null
            && !Range.of(fields.now()).contains(Range.of(fields.old()));
    String message = FieldPair.change("what is valid", words(fields.old()), words(fields.now()));
    changes.report("valid-changed", Impact.of(fewer, fewer), fields, "valid", message);
  }

  private static Object meaning(Node.Field field) {
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

  /** Whether {@link ConstantRule} speaks of it. */
  private static boolean constant(FieldView view) {
    Derivation derivation = view.field().derivation();
    return derivation instanceof Derivation.ConstantNumber
        || derivation instanceof Derivation.ConstantBytes;
  }

  private static String words(FieldView view) {
    List<String> facts =
        FieldFacts.of(view, false).stream()
            .map(FieldFacts.Fact::toString)
            .filter(fact -> fact.startsWith("valid"))
            .map(fact -> fact.replaceFirst("^valid (are |where )?", ""))
            .toList();
    return facts.isEmpty() ? null : facts.stream().collect(Collectors.joining(", "));
  }
}
