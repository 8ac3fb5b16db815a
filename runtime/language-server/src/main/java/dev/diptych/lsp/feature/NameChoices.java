package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.names.Definition;
import dev.diptych.model.schema.Unit;
import dev.diptych.syntax.table.Kind;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Offers the names that are visible at a position, and units. */
final class NameChoices {
  private static final int MAX_SHOWN = 60;

  /** A number and its unit, as far as they are typed: {@code 1c} is no token of a plain text. */
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
      for (String component : components(definition)) {
        add("$" + definition.name() + "." + component, value(definition));
      }
      if (isNumber(definition, unit)) {
        add("$" + definition.name(), value(definition));
      }
    }
  }

  private static boolean isNumber(Definition definition, @Nullable Unit unit) {
    return switch (kind(definition)) {
      case INT, FLOAT, CALC -> true;
      case QUANTITY, RELATIVE -> {
        Matcher quantity = QUANTITY.matcher(value(definition));
        Unit own = quantity.matches() ? Unit.of(quantity.group(1)) : null;
        yield own == null || unit == null || canConvert(own, unit);
      }
      default -> false;
    };
  }

  /** The components of a tuple; of other values none. */
  private static List<String> components(Definition definition) {
    return COMPONENTS.subList(0, Math.min(COMPONENTS.size(), countValues(definition)));
  }

  private static int countValues(Definition definition) {
    boolean isTuple = kind(definition) == Kind.LPAREN;
    return isTuple ? definition.at().text().outline().countValues(definition.value()) : 0;
  }

  private static Kind kind(Definition definition) {
    return definition.at().text().outline().kindOf(definition.value());
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
      boolean fits = count == 0 || countValues(definition) == count;
      if (kind(definition) == Kind.LPAREN && fits) {
        add("$" + definition.name(), value(definition));
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
        for (String component : components(definition)) {
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
