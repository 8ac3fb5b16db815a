package dev.diptych.runner.judge;

import org.apache.commons.io.FilenameUtils;
import org.apache.commons.io.IOCase;

/** Patterns for names of checks: {@code *} matches any text, {@code ?} one character. */
public final class Glob {
  private Glob() {}

  /** Whether {@code glob} matches {@code check} or its case. */
  public static boolean matches(String glob, String check) {
    String name = check.substring(0, check.lastIndexOf(':'));
    return FilenameUtils.wildcardMatch(check, glob, IOCase.SENSITIVE)
        || FilenameUtils.wildcardMatch(name, glob, IOCase.SENSITIVE);
  }
}
