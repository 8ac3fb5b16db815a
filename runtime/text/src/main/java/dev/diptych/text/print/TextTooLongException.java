package dev.diptych.text.print;

import java.io.IOException;
import java.util.Objects;

/** A text would be longer than can be parsed again. The partial output is useless. */
public final class TextTooLongException extends IOException {
  private static final long serialVersionUID = 1L;

  TextTooLongException() {
    super("the text would be longer than 2 GiB and could not be compiled again");
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
