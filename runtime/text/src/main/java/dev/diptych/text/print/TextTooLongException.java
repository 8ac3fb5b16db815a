package dev.diptych.text.print;

import java.io.IOException;

/** A text is longer than one that could be read again. What was written of it is of no use. */
public final class TextTooLongException extends IOException {
  private static final long serialVersionUID = 1L;

  TextTooLongException() {
    super("this makes a text of more than 2 GiB, which could not be compiled again");
  }
}
