package dev.diptych.cli.io;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * What drafts of outputs are called. The name of the output is no part of it: that may be as long
 * as a name can be.
 */
final class DraftName {
  private static final Pattern NAME = Pattern.compile("\\.diptych-[0-9a-f]{16}\\.tmp");

  private DraftName() {}

  /** A name that no other draft has. */
  static String next() {
    return ".diptych-"
        + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong())
        + ".tmp";
  }

  /** Whether {@code name} is one of these. */
  static boolean is(String name) {
    return NAME.matcher(name).matches();
  }
}
