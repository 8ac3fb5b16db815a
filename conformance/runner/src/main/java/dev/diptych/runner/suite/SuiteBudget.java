package dev.diptych.runner.suite;

import java.util.Locale;

/**
 * Bounds what a suite may take: a zip of a few bytes can unpack to any size, a manifest can use the
 * same file any number of times, and a parsed value takes many times the memory of its digits.
 */
final class SuiteBudget {
  /** Bytes of all files, and likewise of the uses of files by cases: five times the own vectors. */
  static final long MAX_BYTES = 1 << 26;

  /** Values of all JSON that is parsed: twice the own vectors. */
  static final long MAX_VALUES = 2_000_000;

  /** Cases: more than twenty times the own vectors. */
  static final int MAX_CASES = 20_000;

  private long read;
  private long used;
  private long values;

  /** The bytes that may still be read. */
  int remaining() {
    return (int) (MAX_BYTES - read);
  }

  /** Counts the bytes of a file that was read. */
  void read(String file, long bytes) throws SuiteException {
    read += bytes;
    require(read, MAX_BYTES, file, "bytes in all files");
  }

  /** Counts the bytes that a case uses. */
  void use(String file, long bytes) throws SuiteException {
    used += bytes;
    require(used, MAX_BYTES, file, "bytes used by all cases");
  }

  /** Counts the values of JSON before it is parsed. */
  void parse(String file, long count) throws SuiteException {
    values += count;
    require(values, MAX_VALUES, file, "values in all JSON used by cases");
  }

  /** Checks the number of cases. */
  void cases(int count) throws SuiteException {
    require(count, MAX_CASES, Suite.MANIFEST, "cases");
  }

  private static void require(long count, long limit, String file, String unit)
      throws SuiteException {
    if (count > limit) {
      throw new SuiteException(
          String.format(Locale.ROOT, "%s: more than %,d %s", file, limit, unit));
    }
  }
}
