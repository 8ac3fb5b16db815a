package dev.diptych.authoring.comment;

import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * Where a change moves what is in a text, so that comments can follow.
 *
 * @param key the key of a row after the change, even if the row is removed
 * @param name the name of a block or an attribute after the change
 */
public record Moves(DoubleUnaryOperator key, UnaryOperator<String> name) {
  /** Nothing is moved. */
  public static final Moves NONE = new Moves(DoubleUnaryOperator.identity(), name -> name);

  /** Keys of rows are changed. */
  public static Moves keys(DoubleUnaryOperator key) {
    return new Moves(key, name -> name);
  }

  /** Items change their names. */
  public static Moves names(UnaryOperator<String> name) {
    return new Moves(DoubleUnaryOperator.identity(), name);
  }
}
