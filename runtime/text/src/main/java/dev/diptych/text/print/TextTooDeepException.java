package dev.diptych.text.print;

/** A text would have more nested blocks than can be parsed again. */
public final class TextTooDeepException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TextTooDeepException() {
    super("the text would have more nested blocks than can be compiled again");
  }
}
