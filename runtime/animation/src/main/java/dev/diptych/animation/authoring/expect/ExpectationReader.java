package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.RowWords;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.RowRange;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.schema.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the rows of {@code expect}. */
public final class ExpectationReader {
  /** The word of the block. */
  public static final String WORD = "expect";

  private static final String END = "end";
  private static final String EXAMPLE = "a row is: 1s Right.IndexTip within(5mm) of Button";

  private final Arguments arguments;
  private final Stage stage;

  /**
   * A reader.
   *
   * @param arguments receives errors
   * @param stage the places
   */
  public ExpectationReader(Arguments arguments, Stage stage) {
    this.arguments = arguments;
    this.stage = stage;
  }

  /** The expectations of a text; those with errors are reported and omitted. */
  public List<Expectation> read(Section root) {
    List<Expectation> found = new ArrayList<>();
    root.sections()
        .filter(section -> section.name().equals(WORD))
        .forEach(section -> read(section, found));
    return found;
  }

  private void read(Section section, List<Expectation> found) {
    if (section.about() != null) {
      String message = "'" + WORD + "' takes no '" + section.about() + "'";
      arguments.error(section.origin(), message, "write: " + WORD + " { … }");
    }
    for (Entry entry : section.entries()) {
      if (entry instanceof Entry.Setting setting && setting.name().equals(END)) {
        String help = "write a range, from a time shortly before: 2.4s .. end";
        arguments.error(entry.origin(), "'end' is the end of a range", help);
      } else if (!(entry instanceof Entry.Rows)) {
        arguments.error(entry.origin(), "expected a time or a range", EXAMPLE);
      }
    }
    RowOrder.visit(
        section.rows(),
        (key, row) -> {
          Expectation read = read(key, row);
          if (read != null) {
            found.add(read);
          }
        },
        numbers -> arguments.error(numbers.origin(), "expected what is to hold", EXAMPLE));
  }

  private @Nullable Expectation read(@Nullable Evaluated key, Entry.Row row) {
    List<Evaluated> rest = new ArrayList<>(row.arguments());
    Evaluated last = key;
    if (!rest.isEmpty() && rest.get(0) instanceof Value.Until until) {
      rest.remove(0);
      last = (Evaluated) until.value();
    }
    double from = seconds(key, row.origin());
    double until = last == key ? from : seconds(last, row.origin());
    if (until < from && key != null && last != null) {
      String message = "the range ends before it begins";
      new RowRange(arguments).backwards(key.origin(), last.origin(), message);
      return null;
    }
    if (Double.isNaN(from) || Double.isNaN(until)) {
      return null;
    }
    RowWords words = new RowWords(rest);
    boolean not = words.take("not");
    PredicateReader reader = new PredicateReader(arguments, stage, row.origin());
    Predicate predicate = reader.read(words);
    return predicate == null ? null : new Expectation(reader.origin(), from, until, not, predicate);
  }

  /** A time in seconds; infinite for the end of the file; NaN after an error. */
  private double seconds(@Nullable Evaluated key, Origin row) {
    if (key instanceof Value.Word word && word.text().equals(END)) {
      return Double.POSITIVE_INFINITY;
    }
    if (!(key instanceof Quantity time)) {
      Origin at = key == null ? row : key.origin();
      arguments.error(at, "expected a time, a range, or 'end'", EXAMPLE);
      return Double.NaN;
    }
    double seconds = arguments.number(time, Unit.SECOND);
    return time.unit() != null
            && time.unit().dimension() != Unit.Dimension.TIME
            && time.unit().dimension() != Unit.Dimension.FRAMES
        ? Double.NaN
        : seconds;
  }
}
