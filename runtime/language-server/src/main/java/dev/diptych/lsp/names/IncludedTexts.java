package dev.diptych.lsp.names;

import org.jspecify.annotations.Nullable;

/** Finds included texts. */
@FunctionalInterface
public interface IncludedTexts {
  /**
   * The text that {@code from} includes as {@code file}, or null if it cannot be read.
   *
   * @param file the path in the statement
   */
  @Nullable Text read(Text from, String file);
}
