package dev.diptych.text.print;

/** A text has more blocks within each other than could be read again. */
public final class TextTooDeepException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TextTooDeepException() {
    super("this makes a text of more blocks within each other than could be compiled again");
  }
}
