package dev.diptych.ksy.expression;

import org.jspecify.annotations.Nullable;



/** A text that is no expression. */
public final class SyntaxError extends Exception {
  private static final long serialVersionUID = 1;
  private final transient Tree.Span span;
  private final @Nullable String advice;

  SyntaxError(Tree.Span span, String message, @Nullable String advice) {
    super(message, null, false, false);
    this.span = span;
    this.advice = advice;
  }

  /** The characters that are wrong. */
  public Tree.Span span() {
    return span;
  }

  /** What the author probably meant; null where it is not known. */
  public @Nullable String advice() {
    return advice;
  }
}
