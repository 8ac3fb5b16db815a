package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Evaluates items: what is left are sections with attributes and rows. */
public final class Evaluator {
  private static final long MAX_REPETITIONS = Budget.MAX_ROWS;

  private final Report report;
  private final Budget budget;
  private final UnitConversion units;
  private final IncludedFiles includes;
  private final NameUsage usage;
  private int depth;

  /**
   * An evaluator.
   *
   * @param budget bounds the results
   * @param units converts keys
   * @param includes parses included files
   * @param usage receives what is defined and used
   */
  public Evaluator(
      Report report, Budget budget, UnitConversion units, IncludedFiles includes, NameUsage usage) {
    this.report = report;
    this.budget = budget;
    this.units = units;
    this.includes = includes;
    this.usage = usage;
  }

  /**
   * Evaluates {@code items} into {@code section}.
   *
   * @return the scope after them
   */
  public Scope evaluate(List<Item> items, Section section, Scope scope) {
    return items(items, new Frame(section), scope, null);
  }

  private Scope items(List<Item> items, Frame frame, Scope scope, Origin.@Nullable Step step) {
    Scope names = scope;
    BlockLayout layout = frame.section().layout();
    var parentheses = new MissingParentheses(items, layout.keyUnit(), report, step);
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      Origin origin = item.origin().within(step);
      if (!budget.items(1, origin) || report.isFull()) {
        break;
      }
      int others = parentheses.after(i);
      if (others > 0) {
        i += others;
      } else if (item instanceof Item.Let || item instanceof Item.LetItems) {
        names = define(item, names, step);
      } else if (item instanceof Item.Include include) {
        names = include(include, frame, names, step);
      } else {
        item(item, frame, names, step);
      }
    }
    return names;
  }

  private void item(Item item, Frame frame, Scope scope, Origin.@Nullable Step step) {
    Values values = values(scope, step);
    Origin origin = item.origin().within(step);
    Section section = frame.section();
    if (item instanceof Item.Attribute attribute) {
      attribute(attribute, frame, values, origin);
    } else if (item instanceof Item.Setting setting) {
      setting(setting, section, values, origin);
    } else if (item instanceof Item.Row row) {
      new RowEvaluator(values, units, budget, frame).evaluate(row);
    } else if (item instanceof Item.Run run) {
      new RowEvaluator(values, units, budget, frame).evaluate(run);
    } else if (item instanceof Item.Block block && isKeyword(block, section)) {
      Keywords.incomplete(block.name(), block.nameOrigin().within(step), report);
    } else if (item instanceof Item.Block block) {
      block(block, section, scope, step);
    } else if (item instanceof Item.Use use) {
      use(use, frame, scope, step);
    } else if (item instanceof Item.Shift shift) {
      shift(shift, frame, values, step);
    } else if (item instanceof Item.Repeat repeat) {
      repeat(repeat, frame, values, step);
    }
  }

  private void setting(Item.Setting setting, Section section, Values values, Origin origin) {
    Evaluated value = values.evaluate(setting.value());
    // In 'at $place' the name is a place where there are places.
    boolean isPlace = setting.name().equals("at") && !(value instanceof Quantity);
    if (Keywords.isKeyword(setting.name()) && !isPlace) {
      usage.incomplete();
      Keywords.setting(setting.name(), value, origin, report);
    } else {
      section.add(new Entry.Setting(origin, setting.name(), value));
    }
  }

  private static boolean isKeyword(Item.Block block, Section section) {
    return Keywords.isKeyword(block.name()) && !section.layout().child(block.name()).isKnown();
  }

  private Values values(Scope scope, Origin.@Nullable Step step) {
    return new Values(report, budget, new Names(scope, usage), step);
  }

  private void attribute(Item.Attribute attribute, Frame frame, Values values, Origin origin) {
    Section section = frame.section();
    Evaluated value = values.evaluate(attribute.value());
    // In a plain text, what follows the word is a row: a = Loop (1 2).
    boolean isRow = section.layout().hasUnnumberedKeys() && value instanceof Value.Call;
    Entry.Row row = isRow ? PlainRows.row((Value.Call) value, origin) : null;
    if (row == null || row.key() == null || !section.layout().hasAttribute(attribute.name())) {
      section.add(new Entry.Assignment(origin, attribute.name(), value));
      return;
    }
    section.add(new Entry.Assignment(origin, attribute.name(), row.key()));
    section.add(new Entry.Row(origin, null, row.arguments()));
  }

  private Scope define(Item item, Scope scope, Origin.@Nullable Step step) {
    String name = item instanceof Item.Let let ? let.name() : ((Item.LetItems) item).name();
    Scope.Definition before = scope.own(name);
    if (before != null && before.origin().at().equals(item.origin().at())) {
      // A file that is included twice defines its names once.
      return scope;
    }
    if (before != null) {
      Origin origin = item.origin().within(step);
      report.error("duplicate-name", origin, "duplicate '" + name + "'", definedAt(before));
      return scope;
    }
    if (item instanceof Item.LetItems items) {
      return define(scope, new Scope.Definition.OfItems(name, item.origin(), items.items(), scope));
    }
    Evaluated value = values(scope, step).evaluate(((Item.Let) item).value());
    long size = Values.size(value);
    return define(scope, new Scope.Definition.OfValue(name, item.origin(), value, size));
  }

  private Scope define(Scope scope, Scope.Definition definition) {
    usage.defined(definition);
    return scope.with(definition);
  }

  private static String definedAt(Scope.Definition definition) {
    var at = definition.origin().at();
    return "already defined at " + at.name() + ":" + at.source().position(at.span().start());
  }

  private Scope include(
      Item.Include include, Frame frame, Scope scope, Origin.@Nullable Step step) {
    Origin origin = include.origin().within(step);
    Origin.Step included = new Origin.Step("included", include.origin().at(), step);
    if (!enter(origin)) {
      return scope;
    }
    boolean failed = report.hasErrors();
    Optional<List<Item>> items = includes.open(include.file(), origin, report);
    if (!failed && report.hasErrors()) {
      usage.incomplete();
    }
    Scope after = scope;
    if (items.isPresent()) {
      after = items(items.get(), frame, scope, included);
      includes.close();
    }
    depth--;
    return after;
  }

  private void block(Item.Block block, Section section, Scope scope, Origin.@Nullable Step step) {
    Origin origin = block.nameOrigin().within(step);
    Section inner =
        new Section(origin, block.name(), block.about(), section.layout().child(block.name()));
    if (inner.layout().single()) {
      inner = Merging.target(section, inner);
    } else {
      section.add(inner);
    }
    if (enter(origin)) {
      items(block.items(), new Frame(inner), scope.inner(), step);
      depth--;
    }
  }

  private void use(Item.Use use, Frame frame, Scope scope, Origin.@Nullable Step step) {
    Origin origin = use.origin().within(step);
    Scope.Definition definition = new Names(scope, usage).find(use.name());
    if (!(definition instanceof Scope.Definition.OfItems found)) {
      String help = "items are: let " + use.name() + " = { … }";
      if (definition == null) {
        usage.unknown(use.name(), origin, scope, help, report);
      } else {
        report.error("bad-argument", origin, "'" + use.name() + "' is a value, not items", help);
      }
      return;
    }
    if (enter(origin)) {
      Origin.Step used =
          new Origin.Step("in expansion of '$" + use.name() + "'", use.origin().at(), step);
      items(found.items(), frame, found.scope().inner(), used);
      depth--;
    }
  }

  private void shift(Item.Shift shift, Frame frame, Values values, Origin.@Nullable Step step) {
    Quantity time = quantity(values, shift.time());
    Frame inner = separate(frame);
    if (enter(time.origin())) {
      items(shift.items(), inner, values.names().scope().inner(), step);
      depth--;
    }
    place(shift.origin().within(step), inner, frame, time, 1, time);
  }

  private void repeat(Item.Repeat repeat, Frame frame, Values values, Origin.@Nullable Step step) {
    Origin origin = repeat.origin().within(step);
    long times = count(values, repeat.count());
    Value every = repeat.every();
    if (every == null) {
      for (long i = 0; i < times && canRepeat(origin); i++) {
        items(repeat.items(), frame, values.names().scope().inner(), step);
        depth--;
      }
      return;
    }
    Frame inner = separate(frame);
    if (enter(origin)) {
      items(repeat.items(), inner, values.names().scope().inner(), step);
      depth--;
    }
    Quantity zero = UnitConversion.of(origin, BigDecimal.ZERO);
    place(origin, inner, frame, zero, times, quantity(values, every));
  }

  /** Whether another repetition may begin; then it has begun. */
  private boolean canRepeat(Origin origin) {
    return !report.hasErrors() && budget.items(1, origin) && enter(origin);
  }

  private static Frame separate(Frame frame) {
    Section section = frame.section();
    return new Frame(
        new Section(section.origin(), section.name(), section.about(), section.layout()));
  }

  private void place(
      Origin origin, Frame inner, Frame frame, Quantity start, long times, Quantity every) {
    new Placement(units, budget, origin, start, times, every)
        .place(inner.section(), frame.section());
    if (times == 0) {
      return;
    }
    frame.setLastRow(inner.lastRow());
    if (!inner.section().rows().isEmpty()) {
      var unit = frame.section().layout().keyUnit();
      BigDecimal repeated =
          times < 2
              ? BigDecimal.ZERO
              : units.number(every, unit).multiply(BigDecimal.valueOf(times - 1));
      BigDecimal begin = start.number().signum() == 0 ? start.number() : units.number(start, unit);
      frame.setLast(begin.add(repeated).add(inner.last()));
    }
  }

  private long count(Values values, Value value) {
    Quantity quantity = quantity(values, value);
    boolean whole = quantity.unit() == null && quantity.number().stripTrailingZeros().scale() <= 0;
    BigDecimal most = BigDecimal.valueOf(MAX_REPETITIONS);
    if (!whole || quantity.number().signum() < 0 || quantity.number().compareTo(most) > 0) {
      String message = "the number of repetitions is a whole number from 0 to 10,000,000";
      report.error("bad-argument", quantity.origin(), message);
      return 0;
    }
    return quantity.number().longValueExact();
  }

  private Quantity quantity(Values values, Value value) {
    Evaluated evaluated = values.evaluate(value);
    if (evaluated instanceof Quantity quantity) {
      return quantity;
    }
    report.error("bad-argument", evaluated.origin(), "expected a number");
    return Values.zero(evaluated);
  }

  private boolean enter(Origin origin) {
    if (!budget.depth(depth + 1, origin)) {
      return false;
    }
    depth++;
    return true;
  }
}
