package dev.diptych.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

/**
 * The header line {@code <title> Ver <version>}. It selects the format, which determines how the
 * rest is read.
 *
 * @param title the words before {@code Ver}, separated by one blank
 * @param version the words after it, separated by one blank
 * @param span from the first word to the last
 * @param versionSpan the span of the version
 * @param bodyStart where the items begin, after the end of the line
 */
public record Header(String title, String version, Span span, Span versionSpan, int bodyStart) {
  /**
   * The first bytes of a file that suffice to read its header line: enough for a licence in
   * comments, and for a byte order mark. A binary file may be one line of gigabytes.
   */
  public static final int MAX_PREFIX = HeaderReader.MAX_LENGTH + 4;

  /** The header line of a text or of its first {@link #MAX_PREFIX} bytes; null if it has none. */
  public static @Nullable Header peek(Source source) {
    return new HeaderReader(source, false).header();
  }
}
