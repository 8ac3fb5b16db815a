package dev.diptych.cli.table;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;

/** A file does not have what the user wants as a table. */
final class TableException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final String hint;

  private TableException(String code, String message, String hint) {
    super(message);
    this.code = code;
    this.hint = hint;
  }

  /** A name of the user is unknown. */
  static TableException unknown(String message, String hint) {
    return new TableException("unknown-table", message, hint);
  }

  /** Tables cannot be joined. */
  static TableException other(String message, String hint) {
    return new TableException("other-columns", message, hint);
  }

  /** A file cannot be played. */
  static TableException unplayable(String message) {
    return new TableException("not-playable", message, "a lower --rate gives fewer rows");
  }

  /** The error in a file. */
  Diagnostic in(String file) {
    return Diagnostic.error(code, new Location.Whole(file), String.valueOf(getMessage()), hint);
  }
}
