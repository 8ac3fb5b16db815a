package dev.diptych.records;

import java.util.function.Supplier;

/**
 * Limits the work and memory of one decode or encode beyond what the size of its input justifies. A
 * file of a few bytes can request any amount of work: by a count of elements of size zero, by
 * positions that point to the same bytes repeatedly, by compressed data, by strings that double.
 * All of it is counted here, in bytes of memory, where streams, strings and values are created.
 *
 * <p>Generated code creates streams, objects and strings without access to a run, so the budget
 * cannot be passed to it and is kept per thread. Generated code asks its stream for the position
 * before and after each field and each element; steps are counted there. Fields that read bytes for
 * the first time are free, because the input size bounds them. Fields that read nothing, or the
 * same bytes again, cost {@link #STEP} each.
 */
public final class Budget {
  /** Budget for an input of any size, in bytes. */
  public static final long FLOOR = 64L << 20;

  /** Additional budget for each byte of input, in bytes. */
  public static final int PER_BYTE = 10;

  /** Cost of a step that reads nothing new: roughly what generated code allocates for it. */
  static final int STEP = 128;

  /** Cost of a value that no input byte accounts for: roughly its memory in all stages. */
  static final int VALUE = 2048;

  /** Cost of a substream, in steps. */
  private static final int STEPS_PER_STREAM = 4;

  /** Steps that one new byte pays for: a byte of eight one-bit fields takes 16 to 32. */
  private static final int STEPS_PER_BYTE = 32;

  /** Maximum number of prepaid steps: a long string must not pay for what follows it. */
  private static final int MAX_PREPAID = 128 * STEPS_PER_BYTE;

  /** Number of nested streams in which a byte can be read for the first time. */
  private static final int MAX_STREAMS = 8;

  private static final Budget UNLIMITED = new Budget(0, Long.MAX_VALUE);
  private static final ThreadLocal<Budget> CURRENT = new ThreadLocal<>();

  private final long limit;
  private long remaining;
  private long newBytes;
  private long newValues;
  private int prepaid;

  private Budget(long input, long limit) {
    this.limit = limit;
    this.remaining = limit;
    // Bytes of a substream are read in every enclosing stream: those of a packet in each of its
    // layers.
    this.newBytes = MAX_STREAMS * input;
    this.newValues = 2 * input;
  }

  /**
   * Creates the budget of a new run.
   *
   * @param input size of what is decoded or encoded, in bytes
   * @param times multiple of the default budget, at least 1
   */
  public static Budget of(long input, int times) {
    return new Budget(input, (FLOOR + PER_BYTE * input) * times);
  }

  /** The budget of the run on this thread; unlimited outside of a run. */
  public static Budget current() {
    Budget current = CURRENT.get();
    return current == null ? UNLIMITED : current;
  }

  /** Runs {@code work} with this budget. */
  public <T> T run(Supplier<T> work) {
    Budget before = CURRENT.get();
    CURRENT.set(this);
    try {
      return work.get();
    } finally {
      if (before == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(before);
      }
    }
  }

  /**
   * Counts memory before it is allocated.
   *
   * @param bytes number of bytes
   * @throws BudgetExceededException if the budget is exceeded
   */
  public void spend(long bytes) {
    if (bytes > remaining) {
      throw new BudgetExceededException(limit);
    }
    if (this != UNLIMITED) {
      remaining -= Math.max(0, bytes);
    }
  }

  /**
   * Counts one step of generated code.
   *
   * @param fresh number of bytes since the last step that were read for the first time
   */
  void step(int fresh) {
    if (fresh > 0 && newBytes > 0) {
      long bytes = Math.min(newBytes, Math.min(fresh, MAX_PREPAID / STEPS_PER_BYTE));
      newBytes -= bytes;
      prepaid = (int) Math.min(MAX_PREPAID, prepaid + bytes * STEPS_PER_BYTE);
    }
    if (prepaid > 0) {
      prepaid--;
    } else {
      spend(STEP);
    }
  }

  /** Counts a substream. */
  void stream() {
    for (int i = 0; i < STEPS_PER_STREAM; i++) {
      step(0);
    }
  }

  /** Counts a struct or an element that was decoded or is to be encoded. */
  public void value() {
    if (newValues > 0) {
      newValues--;
    } else {
      spend(VALUE);
    }
  }
}
