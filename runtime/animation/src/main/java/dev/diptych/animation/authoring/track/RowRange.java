package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Replacement;
import java.math.BigDecimal;

/**
 * The range of times of a row.
 *
 * @param arguments receives errors
 */
public record RowRange(Arguments arguments) {
  private static final BigDecimal EXAMPLE = new BigDecimal("0.5");

  /** The end of a range that begins at {@code start}, in seconds; {@code start} after an error. */
  double end(Quantity begin, double start, Value.Until until) {
    if (!(until.value() instanceof Quantity last)) {
      noEnd(begin, until);
      return start;
    }
    double end = KeyRows.seconds(last, arguments);
    if (end < start) {
      backwards(begin.origin(), last.origin(), "the range ends before it begins");
    } else if (end == start) {
      arguments.error(until.origin(), "the end is not after the begin");
    }
    return Math.max(start, end);
  }

  /** Reports a range whose end is before its begin, with both in their places. */
  public void backwards(Origin begin, Origin end, String message) {
    Origin whole = begin.to(end);
    String help = "write the earlier time first: ";
    if (begin.via() != null || end.via() != null || !isTime(begin) || !isTime(end)) {
      arguments.error(end, message, "write the earlier time first");
      return;
    }
    String better = end.text() + " .. " + begin.text();
    arguments.fixable(whole, message, new Replacement(whole.text(), better), help + better);
  }

  /** Whether it is a time from the begin, as the other one is. */
  private static boolean isTime(Origin origin) {
    return !origin.text().startsWith("+");
  }

  private void noEnd(Quantity begin, Value.Until until) {
    String text = begin.origin().text();
    String later = begin.number().add(EXAMPLE).stripTrailingZeros().toPlainString();
    later += Character.isDigit(text.charAt(text.length() - 1)) ? "" : "s";
    String help = "write the time at which it ends: " + text + " .. " + later;
    String word = until.value().origin().text();
    String message =
        word.equals("end")
            ? "'end' is a time in expectations only"
            : "expected the end of the range after '..'";
    arguments.error(until.origin(), message, help);
  }
}
