package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import dev.diptych.records.BudgetExceededException;

/** The budget was exceeded while a known field was read. */
final class FieldBudgetException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final transient Path path;
  private final BudgetExceededException thrown;

  FieldBudgetException(long offset, Path path, BudgetExceededException thrown) {
    super(thrown);
    this.offset = offset;
    this.path = path;
    this.thrown = thrown;
  }

  long offset() {
    return offset;
  }

  Path path() {
    return path;
  }

  BudgetExceededException thrown() {
    return thrown;
  }
}
