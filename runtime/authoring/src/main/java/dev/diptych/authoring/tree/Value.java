package dev.diptych.authoring.tree;

import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value of an authored text. Evaluation leaves only {@link Evaluated} values. */
public sealed interface Value {
  /** Where it is. */
  Origin origin();

  /** A value that needs no evaluation. */
  sealed interface Evaluated extends Value {
    /** The same value, which came here by {@code step}, if it is not null. */
    Evaluated within(Origin.@Nullable Step step);
  }

  /** A name, such as an enum name, a gesture or an easing. */
  record Word(Origin origin, String text) implements Evaluated {
    @Override
    public Word within(Origin.@Nullable Step step) {
      return new Word(origin.within(step), text);
    }
  }

  /** A literal that only the plain text interprets: a string, bytes, or a number such as nan. */
  record Verbatim(Origin origin, String text) implements Evaluated {
    @Override
    public Verbatim within(Origin.@Nullable Step step) {
      return new Verbatim(origin.within(step), text);
    }
  }

  /**
   * A number.
   *
   * @param number its value in {@code unit}
   * @param unit the unit, or null
   * @param text how it is written, if it is a number of a plain text; otherwise null
   */
  record Quantity(Origin origin, BigDecimal number, @Nullable Unit unit, @Nullable String text)
      implements Evaluated {
    @Override
    public Quantity within(Origin.@Nullable Step step) {
      return new Quantity(origin.within(step), number, unit, text);
    }
  }

  /** Values in parentheses, separated by blanks. */
  record Tuple(Origin origin, List<Value> values) implements Evaluated {
    @Override
    public Tuple within(Origin.@Nullable Step step) {
      return new Tuple(origin.within(step), Expanded.all(values, step));
    }

    /** The values after evaluation. */
    public List<Evaluated> evaluated() {
      return values.stream().map(Evaluated.class::cast).toList();
    }
  }

  /**
   * A function.
   *
   * @param name its name
   * @param arguments lists of values, separated by commas
   */
  record Call(Origin origin, String name, List<List<Value>> arguments) implements Evaluated {
    @Override
    public Call within(Origin.@Nullable Step step) {
      List<List<Value>> moved = arguments.stream().map(a -> Expanded.all(a, step)).toList();
      return new Call(origin.within(step), name, moved);
    }
  }

  /** {@code .. until}. */
  record Until(Origin origin, Value value) implements Evaluated {
    @Override
    public Until within(Origin.@Nullable Step step) {
      return new Until(origin.within(step), value);
    }
  }

  /** {@code +0.3s}: relative to the row before. */
  record Relative(Origin origin, Quantity distance) implements Value {}

  /**
   * {@code $name} or {@code $name.x}.
   *
   * @param component index of the component from 0, or -1 for all
   */
  record Reference(Origin origin, String name, int component) implements Value {}

  /** {@code calc(…)}. */
  record Calculation(Origin origin, Expression expression) implements Value {}
}
