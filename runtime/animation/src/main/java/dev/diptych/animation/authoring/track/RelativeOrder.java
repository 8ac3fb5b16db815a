package dev.diptych.animation.authoring.track;

import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;
import java.util.Locale;

/**
 * Warns of a row {@code by} that is earlier than the row before it in the text: it is relative to
 * another row than a reader of the text takes it for.
 *
 * @param arguments receives warnings
 */
record RelativeOrder(Arguments arguments) {
  /** Checks rows in the order of the text. */
  void check(List<KeyRow> rows) {
    KeyRow before = null;
    for (KeyRow row : rows) {
      if (before != null && row.time() < before.time() && isRelative(row) && follows(before, row)) {
        warn(row, before, rows);
      }
      before = row.held() ? before : row;
    }
  }

  private static boolean isRelative(KeyRow row) {
    Evaluated first = row.arguments().isEmpty() ? null : row.arguments().get(0);
    return !row.held()
        && ((first instanceof Value.Word word && word.text().equals("by"))
            || (first instanceof Value.Call call && call.name().equals("by")));
  }

  /** Whether a row is after another one in the text, and neither came from elsewhere. */
  private static boolean follows(KeyRow before, KeyRow row) {
    return row.origin().via() == null
        && before.origin().via() == null
        && row.origin().at().source() == before.origin().at().source()
        && row.origin().at().span().start() > before.origin().at().span().start();
  }

  private void warn(KeyRow row, KeyRow before, List<KeyRow> rows) {
    double earlier = Double.NEGATIVE_INFINITY;
    for (KeyRow other : rows) {
      boolean isBefore = !other.equals(row) && other.time() <= row.time();
      earlier = isBefore ? Math.max(earlier, other.time()) : earlier;
    }
    if (earlier == Double.NEGATIVE_INFINITY) {
      return; // There is no row to be relative to, which is an error.
    }
    String later = NumberFormatting.rounded(before.time(), 3);
    String message =
        String.format(
            Locale.ROOT,
            "'by' at %s s is relative to the row of %s s, not to that of %s s before it in the text",
            NumberFormatting.rounded(row.time(), 3),
            NumberFormatting.rounded(earlier, 3),
            later);
    String help = "write a time after " + later + " s, or the rows in the order of their times";
    arguments.context().report().warning("row-order", row.origin(), message, help);
  }
}
