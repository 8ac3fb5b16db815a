package dev.diptych.binary.stream;

/** A run needs more work or memory than its {@link Budget} allows. */
public final class BudgetExceededException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final long limit;

  /**
   * Creates the exception.
   *
   * @param limit the budget, in bytes
   */
  public BudgetExceededException(long limit) {
    super("more than " + limit + " bytes of work and memory");
    this.limit = limit;
  }

  /** The budget, in bytes. */
  public long limit() {
    return limit;
  }
}
