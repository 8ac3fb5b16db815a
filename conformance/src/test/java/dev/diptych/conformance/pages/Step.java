package dev.diptych.conformance.pages;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a page that the test acts on. */
sealed interface Step {
  /** Where it begins, counted from 1. */
  int line();

  /** Commands that the page does not show. */
  record Setup(int line, String script) implements Step {}

  /** A block that is the content of a file. */
  record Content(int line, String file, String text) implements Step {}

  /**
   * A command as printed.
   *
   * @param line the line of the page
   * @param text the command, with its continuation lines
   * @param output the lines that the page shows below it, or null if it shows none of any command
   * @param exit its exit code
   */
  record Run(int line, String text, @Nullable List<String> output, int exit) implements Step {}

  /** Commands that cannot be run in this way. */
  record NotRun(int line, String reason, int commands) implements Step {}
}
