package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates rows: makes keys absolute, in the unit of the section's keys. A reference or a
 * calculation that is a number, among the arguments of a row, is the key of another row.
 */
record RowEvaluator(Values values, UnitConversion units, Budget budget, Frame frame) {
  void evaluate(Item.Row row) {
    Evaluated key = row.key() == null ? null : key(row.key());
    List<Evaluated> arguments = new ArrayList<>();
    for (Value argument : row.arguments()) {
      Evaluated value =
          argument instanceof Value.Until until
              ? new Value.Until(until.origin().within(values.step()), key(until.value()))
              : values.evaluate(argument);
      if (isNamed(argument) && value instanceof Quantity next) {
        add(row, key, arguments);
        key = absolute(next, frame.section().layout().keyUnit());
        arguments = new ArrayList<>();
      } else {
        arguments.add(value);
      }
    }
    add(row, key, arguments);
  }

  private static boolean isNamed(Value argument) {
    return argument instanceof Value.Reference || argument instanceof Value.Calculation;
  }

  /** Adds rows that nothing in them changes. */
  void evaluate(Item.Run item) {
    Entry.Run run = new Entry.Run(item.origin().within(values.step()), item.rows());
    if (budget.rows(run.count(), run.origin())) {
      frame.section().add(run);
      frame.setLastRow(run);
      if (run.last().key() instanceof Quantity key) {
        frame.setLast(key.number());
      }
    }
  }

  private void add(Item.Row row, @Nullable Evaluated key, List<Evaluated> arguments) {
    Origin origin = row.origin().within(values.step());
    if (isMistake(row, arguments)) {
      return;
    }
    BlockLayout layout = frame.section().layout();
    Entry.Row evaluated = new Entry.Row(origin, key, values(arguments, layout));
    if (!layout.isRows()) {
      add(evaluated);
      return;
    }
    List<Entry.Row> rows = PlainRows.split(evaluated, layout);
    RelativeRow relative = new RelativeRow(units, layout);
    rows.forEach(each -> add(relative.resolve(each, frame.lastRow())));
  }

  /** The arguments, of which a string alone is all values: {@code 1s "grab"}. */
  private static List<Evaluated> values(List<Evaluated> arguments, BlockLayout layout) {
    boolean isString =
        layout.isRows()
            && layout.columns().size() == 1
            && arguments.size() == 1
            && arguments.get(0) instanceof Value.Verbatim literal
            && literal.text().startsWith("\"");
    return isString
        ? List.of(new Value.Tuple(arguments.get(0).origin(), List.copyOf(arguments)))
        : List.copyOf(arguments);
  }

  /** Reports what beginners write, and has no meaning in any format. */
  private boolean isMistake(Item.Row row, List<Evaluated> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      // A function, such as by euler(…), is for vocabularies.
      boolean call = i + 1 < arguments.size() && arguments.get(i + 1) instanceof Value.Call;
      if (!call && arguments.get(i) instanceof Value.Word word && word.text().equals("by")) {
        String message = "'by' requires values in parentheses";
        values.report().error("bad-argument", word.origin(), message, "write by (…)");
        return true;
      }
    }
    if (!(row.key() instanceof Quantity number)
        || number.unit() != null
        || arguments.isEmpty()
        || Unit.of(name(arguments.get(0))) == null) {
      return false;
    }
    String joined = number.origin().text() + name(arguments.get(0));
    String message = "a unit follows its number without a blank";
    values.report().error("bad-argument", row.origin(), message, "write " + joined);
    return true;
  }

  /** A word, or the name of a function: {@code 1 s (2)}. */
  private static String name(Evaluated value) {
    if (value instanceof Value.Call call) {
      return call.name();
    }
    return value instanceof Value.Word word ? word.text() : "";
  }

  private void add(Entry.Row row) {
    if (budget.rows(1, row.origin())) {
      frame.section().add(row);
      frame.setLastRow(row);
    }
  }

  private Evaluated key(Value key) {
    Unit unit = frame.section().layout().keyUnit();
    if (key instanceof Value.Relative relative) {
      Origin origin = relative.origin().within(values.step());
      BigDecimal distance = units.number(relative.distance(), unit);
      return moved(UnitConversion.of(origin, frame.last().add(distance)));
    }
    Evaluated value = values.evaluate(key);
    return value instanceof Quantity quantity ? absolute(quantity, unit) : value;
  }

  private Quantity absolute(Quantity quantity, @Nullable Unit unit) {
    return moved(units.in(quantity, unit));
  }

  private Quantity moved(Quantity key) {
    frame.setLast(key.number());
    return key;
  }
}
