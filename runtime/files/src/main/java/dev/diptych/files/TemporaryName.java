package dev.diptych.files;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * Names of temporary files. They do not contain the name of the output, which may already have the
 * maximum length.
 */
final class TemporaryName {
  private static final Pattern NAME = Pattern.compile("\\.diptych-[0-9a-f]{16}\\.tmp");

  private TemporaryName() {}

  /** A new unique name. */
  static String next() {
    return ".diptych-"
        + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong())
        + ".tmp";
  }

  /** Whether {@code name} is the name of a temporary file. */
  static boolean is(String name) {
    return NAME.matcher(name).matches();
  }
}
