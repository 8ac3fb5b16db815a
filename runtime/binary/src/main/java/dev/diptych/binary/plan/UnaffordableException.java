package dev.diptych.binary.plan;

import dev.diptych.binary.stream.BudgetExceededException;

/** The budget was exceeded by a field after the sequence of the file was decoded. */
final class UnaffordableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Slots at;
  private final String id;
  private final BudgetExceededException thrown;

  UnaffordableException(Slots at, String id, BudgetExceededException thrown) {
    super(thrown);
    this.at = at;
    this.id = id;
    this.thrown = thrown;
  }

  /** The struct with the field. */
  Slots at() {
    return at;
  }

  /** The id of the field. */
  String id() {
    return id;
  }

  BudgetExceededException thrown() {
    return thrown;
  }
}
