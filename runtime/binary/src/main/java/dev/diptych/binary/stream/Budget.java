package dev.diptych.binary.stream;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Limits the work and memory of one decode or encode beyond what the size of its input justifies. A
 * file of a few bytes can request any amount of work: by a count of elements of size zero, by
 * positions that point to the same bytes repeatedly, by compressed data, by strings that double.
 * All of it is counted here, in bytes of memory, where streams, strings and values are created.
 *
 * <p>Steps have the budget of their run. What evaluates expressions or unpacks bytes asks for that
 * of the thread.
 */
public final class Budget {
  /** Budget for an input of any size, in bytes. */
  public static final long FLOOR = 64L << 20;

  /** The same for a part of a file. A part that needs more is decoded with all of the file. */
  private static final long PART_FLOOR = 1L << 18;

  /** Additional budget for each byte of input, in bytes. */
  public static final int PER_BYTE = 10;

  /** Cost of a value that no input byte accounts for: roughly its memory in all stages. */
  static final int VALUE = 2048;

  private static final Budget UNLIMITED = new Budget(0, Long.MAX_VALUE);
  private static final ThreadLocal<Budget> CURRENT = new ThreadLocal<>();

  private long limit;
  private long remaining;
  private long newValues;

  /** Adds what a larger size of the input justifies; null where that is done. */
  private @Nullable Runnable growth;

  private Budget(long input, long limit) {
    this.limit = limit;
    this.remaining = limit;
    this.newValues = 2 * input;
  }

  /**
   * Creates the budget of a new run.
   *
   * @param input size of what is decoded or encoded, in bytes
   * @param times multiple of the default budget, at least 1
   */
  public static Budget of(long input, int times) {
    return new Budget(input, limit(input, times));
  }

  /**
   * Creates the budget of a new run whose input has at least a known size. Its real size may take a
   * pass along all values: it is only asked for when the known one does not justify the work.
   *
   * @param known a size in bytes
   * @param input gives the size of what is encoded, in bytes; the larger one of both counts
   * @param times multiple of the default budget, at least 1
   */
  public static Budget of(long known, LongSupplier input, int times) {
    Budget budget = of(known, times);
    budget.growth = () -> budget.grow(known, Math.max(known, input.getAsLong()), times);
    return budget;
  }

  /**
   * Creates the budget of a new run for a part of a file.
   *
   * @param input size of the part, in bytes
   * @param times multiple of the default budget, at least 1
   */
  public static Budget ofPart(long input, int times) {
    return new Budget(input, (PART_FLOOR + PER_BYTE * input) * times);
  }

  private static long limit(long input, int times) {
    return (FLOOR + PER_BYTE * input) * times;
  }

  private void grow(long known, long input, int times) {
    remaining += limit(input, times) - limit;
    limit = limit(input, times);
    newValues += 2 * (input - known);
  }

  /** Whether it was not complete yet, and is now. */
  private boolean grew() {
    Runnable pending = growth;
    growth = null;
    if (pending != null) {
      pending.run();
    }
    return pending != null;
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
    if (bytes > remaining && !(grew() && bytes <= remaining)) {
      throw new BudgetExceededException(limit);
    }
    if (this != UNLIMITED) {
      remaining -= Math.max(0, bytes);
    }
  }

  /** Counts a struct or an element that was decoded or is to be encoded. */
  public void value() {
    if (newValues > 0 || (grew() && newValues > 0)) {
      newValues--;
    } else {
      spend(VALUE);
    }
  }
}
