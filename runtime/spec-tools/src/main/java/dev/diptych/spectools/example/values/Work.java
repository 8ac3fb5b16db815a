package dev.diptych.spectools.example.values;

/**
 * Counts the work for the values of an example, in units of about a tenth of a microsecond, so that
 * what limits it is the same on every machine.
 */
public final class Work {
  private long max;
  private long done;

  /**
   * No work yet.
   *
   * @param max what is allowed
   */
  public Work(long max) {
    this.max = max;
  }

  /**
   * Adds {@code units}.
   *
   * @throws UnknownValue if more than what is allowed is done
   */
  public void add(long units) {
    done += units;
    if (done > max) {
      throw new UnknownValue("too much work for an example");
    }
  }

  /** Adds {@code units} where the work cannot end: what comes next does. */
  void count(long units) {
    done += units;
  }

  /** Allows any more: the example is there. */
  public void allowAll() {
    max = Long.MAX_VALUE;
  }

  /** The units so far. */
  public long done() {
    return done;
  }
}
