package dev.diptych.twin;

/**
 * Abandons an output that is made in parts: the whole input is needed to convert it, or to tell
 * what is wrong with it. Nothing that was written so far may be used.
 */
public final class WholeRequiredException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WholeRequiredException() {
    super("the whole input is needed", null, false, false);
  }
}
