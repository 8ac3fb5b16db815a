package dev.diptych.text.syntax;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Recognises a line that is nearly a header line. */
final class MeantHeader {
  private static final int MAX_LENGTH = 200;

  /** A title, "version" or a similar word, and a version. */
  private static final Pattern NEARLY =
      Pattern.compile(
          "([\\w ]*\\w) +v(?:er|ers|ersion)?[.:]? *(\\d[\\w.]*)", Pattern.CASE_INSENSITIVE);

  private MeantHeader() {}

  /** The header line that the line {@code [start, end)} was probably meant to be; or null. */
  static @Nullable Replacement of(Source source, int start, int end) {
    String line = source.text(new Span(start, Math.min(end, start + MAX_LENGTH))).strip();
    Matcher matcher = NEARLY.matcher(line);
    // A title does not contain the word Ver.
    return matcher.matches() && !matcher.group(1).matches("(?i).*\\bver\\b.*")
        ? new Replacement(line, matcher.group(1) + " Ver " + matcher.group(2))
        : null;
  }
}
