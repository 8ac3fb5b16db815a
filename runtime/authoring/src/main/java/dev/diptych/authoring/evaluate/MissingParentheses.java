package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Span;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds values without parentheses: as a number begins the next row, {@code 1s 12cm 1.4m 50cm} are
 * four rows to the parser, and so are {@code 1s A within 5mm of B} two. A key of another dimension
 * than that of times shows it.
 *
 * @param items the items of a block
 * @param keys the unit of its keys; null if it has none
 */
record MissingParentheses(
    List<Item> items, @Nullable Unit keys, Report report, Origin.@Nullable Step step) {
  /** Words before a measure, which may be a time or a number without a unit. */
  private static final Set<String> MEASURED =
      Set.of(
          "within", "apart", "below", "faces", "turned", "reaches", "dwell", "fade", "blend",
          "speed", "part");

  private static final Set<String> BEFORE_POINTS = Set.of("by", "at", "from", "of", "along");

  /** How many items belong to the row at an index, which is reported then; 0 for a good row. */
  int after(int index) {
    if (keys == null
        || !isTime(keys)
        || index + 1 == items.size()
        || !(items.get(index + 1) instanceof Item.Row next)) {
      return 0;
    }
    if (items.get(index) instanceof Item.Setting setting) {
      return setting(setting, index);
    }
    if (!(items.get(index) instanceof Item.Row row)
        || !(row.key() instanceof Quantity time)
        || isForeign(time)) {
      return 0;
    }
    int last = lastValue(index);
    if (last > index && row.arguments().stream().allMatch(MissingParentheses::isNumber)) {
      Value first = row.arguments().isEmpty() ? key(next) : row.arguments().get(0);
      values(first, (Item.Row) items.get(last), "the values of a row");
      return last - index;
    }
    return measure(row, next, Math.max(index + 1, last)) ? Math.max(1, last - index) : 0;
  }

  /** {@code box 6cm 6cm 2cm}: a setting has one value. */
  private int setting(Item.Setting setting, int index) {
    int last = lastValue(index);
    if (last == index || !(setting.value() instanceof Quantity || isNumber(setting.value()))) {
      return 0;
    }
    values(setting.value(), (Item.Row) items.get(last), "the values of '" + setting.name() + "'");
    return last - index;
  }

  /** Whether a key is no time. */
  private static boolean isForeign(Value key) {
    Unit unit = key instanceof Quantity quantity ? quantity.unit() : null;
    return unit != null && !isTime(unit);
  }

  private static boolean isTime(Unit unit) {
    return unit.dimension() == Unit.Dimension.TIME || unit.dimension() == Unit.Dimension.FRAMES;
  }

  /** Whether a value may be a number that does not begin a row. */
  private static boolean isNumber(Value value) {
    return value instanceof Value.Reference || value instanceof Value.Calculation;
  }

  /** The last of the rows that are no rows but values, after the row at an index. */
  private int lastValue(int index) {
    int last = index;
    for (int i = index + 1; i < items.size(); i++) {
      if (!(items.get(i) instanceof Item.Row row) || !(row.key() instanceof Quantity key)) {
        return last;
      }
      if (key.unit() != null && !isForeign(key)) {
        return last;
      }
      last = isForeign(key) ? i : last;
      if (!row.arguments().isEmpty()) {
        return last;
      }
    }
    return last;
  }

  private void values(Value first, Item.Row last, String what) {
    Value end = key(last);
    for (Value argument : last.arguments()) {
      end = isNumber(argument) ? argument : end;
    }
    Origin values = between(first.origin(), end.origin());
    String better = "(" + values.text() + ")";
    report.fixable(
        "bad-argument",
        values.within(step),
        what + " are in parentheses",
        new Replacement(values.text(), better),
        "write " + better);
  }

  private static Value key(Item.Row row) {
    Value key = row.key();
    if (key == null) {
      throw new IllegalStateException("a row that is a value has a key");
    }
    return key;
  }

  /** Whether a row ends with a word that takes the key of the next one; it is reported. */
  private boolean measure(Item.Row row, Item.Row next, int last) {
    int count = row.arguments().size();
    if (count == 0
        || !(row.arguments().get(count - 1) instanceof Value.Word word)
        || !(next.key() instanceof Quantity key)
        || word.text().contains("-")
        || !(isForeign(key((Item.Row) items.get(last)))
            || (MEASURED.contains(word.text()) && isSameLine(word, key)))) {
      return false;
    }
    Origin values = between(key.origin(), end((Item.Row) items.get(last)));
    Origin both = between(word.origin(), values);
    String better =
        word.text() + (BEFORE_POINTS.contains(word.text()) ? " (" : "(") + values.text() + ")";
    report.fixable(
        "bad-argument",
        both.within(step),
        "what '" + word.text() + "' takes is in parentheses",
        new Replacement(both.text(), better),
        "write " + better);
    return true;
  }

  /** The end of a value that is the key of a row; of {@code part 1s .. 2s} that of the range. */
  private static Origin end(Item.Row row) {
    return !row.arguments().isEmpty() && row.arguments().get(0) instanceof Value.Until until
        ? until.origin()
        : key(row).origin();
  }

  private static boolean isSameLine(Value some, Value other) {
    Location.InText at = some.origin().at();
    return at.source().position(at.span().start()).line()
        == at.source().position(other.origin().at().span().start()).line();
  }

  private static Origin between(Origin first, Origin last) {
    Span span = new Span(first.at().span().start(), last.at().span().end());
    return Origin.of(first.at().source(), span);
  }
}
