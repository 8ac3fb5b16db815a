package dev.diptych.records;

/** A run asks for more work or memory than its {@link Budget} has. */
public final class BudgetExceededException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final long limit;

  /**
   * A run that was ended.
   *
   * @param limit what it was allowed, in bytes
   */
  public BudgetExceededException(long limit) {
    super("more than " + limit + " bytes of work and memory");
    this.limit = limit;
  }

  /** What the run was allowed, in bytes. */
  public long limit() {
    return limit;
  }
}
