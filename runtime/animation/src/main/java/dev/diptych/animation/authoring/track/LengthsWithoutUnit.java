package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.schema.Unit;
import java.util.List;

/**
 * Warns of lengths that are metres because their unit is missing: {@code (12 1.45m 55cm)}.
 *
 * @param report receives warnings
 */
public record LengthsWithoutUnit(Report report) {
  /** Beside a length with a unit, a smaller number may well be metres. */
  private static final double FEW = 3;

  /** No distance that a text expects of a hand is so long. */
  private static final double FAR = 2;

  /** Warns of a large number beside lengths with a unit. */
  void check(List<Evaluated> values) {
    if (values.stream().anyMatch(LengthsWithoutUnit::isLength)) {
      values.forEach(value -> check(value, FEW));
    }
  }

  /** Warns of a distance that is too long for one that an expectation allows. */
  public void distance(Evaluated value) {
    check(value, FAR);
  }

  private static boolean isLength(Value value) {
    return value instanceof Quantity quantity
        && quantity.unit() != null
        && quantity.unit().dimension() == Unit.Dimension.LENGTH;
  }

  private void check(Evaluated value, double least) {
    if (!(value instanceof Quantity number)
        || number.unit() != null
        || !value.origin().text().equals(number.text())
        || Math.abs(number.number().doubleValue()) < least) {
      return;
    }
    String text = number.number().toPlainString();
    report.doubtful(
        "missing-unit",
        value.origin(),
        text + " has no unit, so it is " + text + " m",
        new Replacement(value.origin().text(), text + "cm"),
        "write " + text + "cm or " + text + "mm if that is meant; otherwise " + text + "m");
  }
}
