package dev.diptych.records;

import java.util.function.Supplier;

/**
 * What one run of decoding or encoding may cost beyond what its input pays for. A file of a few
 * bytes can ask for any amount of work: by a count of elements that take no bytes, by positions
 * that lead to the same bytes again and again, by packed data, by strings that double. All of it is
 * counted here, in bytes of memory, where streams, strings and values are made.
 *
 * <p>Generated code makes streams, objects and strings in places that know nothing of a run, so
 * that the budget cannot be handed to them: the thread keeps the budget of the run that it is in.
 * Generated code asks its stream for the position before and after each field and each element;
 * that is where steps are counted. Fields that read bytes for the first time cost nothing, because
 * the size of the input bounds them. Fields that read nothing, or the same bytes again, cost {@link
 * #STEP} each.
 */
public final class Budget {
  /** What an input of any size may cost, in bytes. */
  public static final long FLOOR = 64L << 20;

  /** What each byte of the input adds, in bytes. */
  public static final int PER_BYTE = 10;

  /** What a step costs that reads nothing new: about what generated code keeps for it, in bytes. */
  static final int STEP = 128;

  /** What a value costs that the input has no byte for: about what it takes on all its way. */
  static final int VALUE = 2048;

  /** How many steps a stream of its own is worth. */
  private static final int STEPS_PER_STREAM = 4;

  /** How many steps one new byte pays for: a byte of eight fields of one bit takes 16 to 32. */
  private static final int STEPS_PER_BYTE = 32;

  /** How many steps can be paid in advance: a long string must not pay for what follows it. */
  private static final int MAX_PREPAID = 128 * STEPS_PER_BYTE;

  /** In how many streams within each other a byte can be read for the first time. */
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
    // Bytes of a stream within a stream are read in both: those of a packet in each of its layers.
    this.newBytes = MAX_STREAMS * input;
    this.newValues = 2 * input;
  }

  /**
   * The budget of a new run.
   *
   * @param input size of what is decoded or encoded, in bytes
   * @param times how many times the default it may cost, at least 1
   */
  public static Budget of(long input, int times) {
    return new Budget(input, (FLOOR + PER_BYTE * input) * times);
  }

  /** The budget of the run that this thread is in; outside of any, one without an end. */
  public static Budget current() {
    Budget current = CURRENT.get();
    return current == null ? UNLIMITED : current;
  }

  /** Does {@code work} as a run that has this budget. */
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
   * Counts memory, before it is asked for.
   *
   * @param bytes how much
   * @throws BudgetExceededException where there is not so much left
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
   * @param fresh how many bytes were read since the last that nobody had read before
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

  /** Counts a stream within another. */
  void stream() {
    for (int i = 0; i < STEPS_PER_STREAM; i++) {
      step(0);
    }
  }

  /** Counts a struct or an element that is made of what was read, or that is to be written. */
  public void value() {
    if (newValues > 0) {
      newValues--;
    } else {
      spend(VALUE);
    }
  }
}
