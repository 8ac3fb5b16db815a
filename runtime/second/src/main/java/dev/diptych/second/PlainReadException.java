package dev.diptych.second;

import org.jspecify.annotations.Nullable;

/** Code that Kaitai Struct has generated rejects a file. */
public final class PlainReadException extends Exception {
  private static final long serialVersionUID = 1;

  PlainReadException(@Nullable Throwable cause) {
    super(cause);
  }
}
