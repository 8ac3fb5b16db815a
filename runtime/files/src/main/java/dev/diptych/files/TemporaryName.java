package dev.diptych.files;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Names of temporary files. They do not contain the name of the output, which may already have the
 * maximum length.
 */
final class TemporaryName {
  private static final String START = ".diptych-";
  private static final String END = ".tmp";
  private static final int LENGTH = START.length() + 2 * Long.BYTES + END.length();

  private TemporaryName() {}

  /** A new unique name. */
  static String next() {
    return START + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong()) + END;
  }

  /** Whether {@code name} is the name of a temporary file. */
  static boolean is(String name) {
    if (name.length() != LENGTH || !name.startsWith(START) || !name.endsWith(END)) {
      return false;
    }
    for (int i = START.length(); i < LENGTH - END.length(); i++) {
      char digit = name.charAt(i);
      if (!HexFormat.isHexDigit(digit) || Character.isUpperCase(digit)) {
        return false;
      }
    }
    return true;
  }
}
