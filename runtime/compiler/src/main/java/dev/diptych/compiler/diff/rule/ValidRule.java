package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.Said;
import dev.diptych.model.schema.Derivation;
import java.util.List;
import java.util.stream.Collectors;

/** {@code valid-changed}: other values are valid; those that were may be refused now. */
final class ValidRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean constant = constant(fields.old()) || constant(fields.now());
    if (constant || fields.same(attribute -> attribute.spec().valid())) {
      return;
    }
    boolean fewer =
        fields.now().attribute().validated()
            && !Range.of(fields.now()).contains(Range.of(fields.old()));
    String message = FieldPair.change("what is valid", words(fields.old()), words(fields.now()));
    changes.report("valid-changed", Impact.of(fewer, fewer), fields, "valid", message);
  }

  /** Whether {@link ConstantRule} speaks of it. */
  private static boolean constant(FieldView view) {
    Derivation derivation = view.field().derivation();
    return derivation instanceof Derivation.ConstantNumber
        || derivation instanceof Derivation.ConstantBytes;
  }

  private static String words(FieldView view) {
    List<String> facts =
        Said.of(view, false).stream()
            .map(Said.Fact::toString)
            .filter(fact -> fact.startsWith("valid"))
            .map(fact -> fact.replaceFirst("^valid (are |where )?", ""))
            .toList();
    return facts.isEmpty() ? null : facts.stream().collect(Collectors.joining(", "));
  }
}
