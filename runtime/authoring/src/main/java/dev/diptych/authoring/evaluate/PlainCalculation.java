package dev.diptych.authoring.evaluate;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.ItemReader;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Evaluates calculations without names, for editors. */
public final class PlainCalculation {
  private static final MathContext DIGITS = new MathContext(9);

  private PlainCalculation() {}

  /**
   * The value of {@code calculation} with at most nine digits in each number, such as {@code 2.5s}
   * or {@code (1 2 3)}; null if it is invalid or has no value.
   *
   * @param calculation {@code calc(…)}, or any other value without names
   */
  public static @Nullable String of(String calculation) {
    Source source = new Source("", ("v = " + calculation + "\nEof\n").getBytes(UTF_8));
    SyntaxOptions options = SyntaxOptions.of(Dialect.AUTHORED, false).included();
    AuthoredFile file = ItemReader.read(Syntax.read(source, options));
    boolean one = file.diagnostics().isEmpty() && file.items().size() == 1;
    if (!one || !(file.items().get(0) instanceof Item.Attribute attribute)) {
      return null;
    }
    Report report = new Report();
    Names names = new Names(Scope.empty(), new NameUsage(null));
    Evaluated value =
        new Values(report, new Budget(report), names, null).evaluate(attribute.value());
    names.usage().reportUnknown(report);
    return report.hasErrors() ? null : text(value);
  }

  private static @Nullable String text(Value value) {
    if (value instanceof Quantity quantity) {
      String unit = quantity.unit() == null ? "" : quantity.unit().symbol();
      var number = quantity.number().round(DIGITS);
      return (number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString()) + unit;
    }
    if (!(value instanceof Value.Tuple tuple)) {
      return null;
    }
    List<String> values = new ArrayList<>();
    for (Value each : tuple.values()) {
      String text = text(each);
      if (text == null) {
        return null;
      }
      values.add(text);
    }
    return "(" + String.join(" ", values) + ")";
  }
}
