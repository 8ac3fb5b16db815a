package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.names.Definition;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Offers the names that are visible at a position, and units. */
final class NameChoices {
  private static final int MAX_SHOWN = 60;
  private static final Pattern QUANTITY =
      Pattern.compile("[+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?([a-z]*)");
  private static final List<String> COMPONENTS = List.of("x", "y", "z", "w");

  private final TextView view;
  private final CursorContext context;
  private final Choices choices;

  NameChoices(TextView view, CursorContext context, Choices choices) {
    this.view = view;
    this.context = context;
    this.choices = choices;
  }

  private List<Definition> visible() {
    return new NameTexts(view).resolve(context.word().start()).visible();
  }

  /** Names of numbers that can be converted to {@code unit}, and components of tuples. */
  void numbers(@Nullable Unit unit) {
    for (Definition definition : visible()) {
      String value = value(definition);
      if (!definition.items() && value.startsWith("(")) {
        int count = Math.min(COMPONENTS.size(), value.split("\\s+").length);
        for (String component : COMPONENTS.subList(0, count)) {
          add("$" + definition.name() + "." + component, value);
        }
      } else if (!definition.items() && isNumber(value, unit)) {
        add("$" + definition.name(), value);
      }
    }
  }

  private static boolean isNumber(String value, @Nullable Unit unit) {
    Matcher quantity = QUANTITY.matcher(value);
    if (!quantity.matches()) {
      return value.startsWith("calc");
    }
    Unit own = Unit.of(quantity.group(1));
    return own == null || unit == null || canConvert(own, unit);
  }

  /** Frames and times are converted by the frame rate. */
  private static boolean canConvert(Unit from, Unit to) {
    return from.dimension() == to.dimension() || (isTime(from) && isTime(to));
  }

  private static boolean isTime(Unit unit) {
    return unit.dimension() == Unit.Dimension.TIME || unit.dimension() == Unit.Dimension.FRAMES;
  }

  /** Names of tuples with {@code count} values; 0 for any number. */
  void tuples(int count) {
    for (Definition definition : visible()) {
      String value = value(definition);
      boolean fits = count == 0 || value.strip().split("\\s+").length == count;
      if (!definition.items() && value.startsWith("(") && fits) {
        add("$" + definition.name(), value);
      }
    }
  }

  /** All names of values. */
  void all() {
    for (Definition definition : visible()) {
      if (!definition.items()) {
        add("$" + definition.name(), value(definition));
      }
    }
  }

  /**
   * Names for a reference whose dollar is written.
   *
   * @param items whether names of items are wanted
   */
  void references(boolean items) {
    int dot = view.outline().text(context.word()).indexOf('.');
    for (Definition definition : visible()) {
      if (definition.items() == items) {
        String shown = items ? "items" : shortened(value(definition));
        choices.add(new Choice(CompletionItemKind.Variable, definition.name(), shown, ""));
      }
    }
    String word = view.outline().text(context.word());
    String name = dot < 0 ? word : word.substring(0, dot);
    for (Definition definition : visible()) {
      if (dot >= 0 && definition.name().equals(name)) {
        int count = Math.min(COMPONENTS.size(), value(definition).split("\\s+").length);
        for (String component : COMPONENTS.subList(0, count)) {
          choices.add(new Choice(CompletionItemKind.Field, name + "." + component, "", ""));
        }
      }
    }
  }

  /** The number that is written in each unit that fits {@code unit}; all units if it is null. */
  void units(@Nullable Unit unit) {
    Matcher quantity = QUANTITY.matcher(view.outline().text(context.word()));
    if (!quantity.matches()) {
      return;
    }
    String number = quantity.group().substring(0, quantity.start(1));
    Unit written = Unit.of(quantity.group(1));
    Unit wanted = unit == null ? written : unit;
    for (Unit each : Unit.values()) {
      if (wanted == null || canConvert(each, wanted)) {
        String name = each.name().toLowerCase(java.util.Locale.ROOT) + "s";
        choices.add(new Choice(CompletionItemKind.Unit, number + each.symbol(), name, ""));
      }
    }
  }

  private void add(String label, String value) {
    choices.add(new Choice(CompletionItemKind.Variable, label, shortened(value), ""));
  }

  private static String value(Definition definition) {
    return definition.at().text().outline().text(definition.value());
  }

  private static String shortened(String value) {
    String line = value.replaceAll("\\s+", " ");
    return line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "…";
  }
}
