package dev.diptych.ir;

import org.jspecify.annotations.Nullable;

/** The repetition of a field. */
public sealed interface Repetition {
  /** The count or the condition; null for none. */
  default @Nullable Expression expression() {
    return null;
  }

  /** Not repeated. */
  record Once() implements Repetition {}

  /** To the end of the stream. */
  record ToEnd() implements Repetition {}

  /** A number of times. */
  record Times(Expression expression) implements Repetition {}

  /** Up to the element for which a condition holds. */
  record Until(Expression expression) implements Repetition {}
}
