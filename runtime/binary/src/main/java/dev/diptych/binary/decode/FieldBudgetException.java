package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import dev.diptych.records.BudgetExceededException;

/** The budget of a run was spent while one field was read, which is known here. */
final class FieldBudgetException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final transient Path path;

  /**
   * The end of a run.
   *
   * @param offset where what holds it starts in the file
   * @param path the field that was read
   * @param thrown what ended the run
   */
  FieldBudgetException(long offset, Path path, BudgetExceededException thrown) {
    super(thrown);
    this.offset = offset;
    this.path = path;
  }

  long offset() {
    return offset;
  }

  Path path() {
    return path;
  }

  BudgetExceededException thrown() {
    return (BudgetExceededException) getCause();
  }
}
