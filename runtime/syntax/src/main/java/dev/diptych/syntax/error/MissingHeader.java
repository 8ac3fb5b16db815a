package dev.diptych.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The message about a text without a header line, and what was probably meant to be one. */
public final class MissingHeader {
  private static final int MAX_LENGTH = 200;

  /** A title, "version" or a similar word, and a version. */
  private static final Pattern NEARLY =
      Pattern.compile(
          "([\\w ]*\\w) +v(?:er|ers|ersion)?[.:]? *(\\d[\\w.]*)", Pattern.CASE_INSENSITIVE);

  /** A title does not contain the word Ver. */
  private static final Pattern VER = Pattern.compile("(?i).*\\bver\\b.*");

  private MissingHeader() {}

  /**
   * The message.
   *
   * @param firstWord the first byte that is neither white space nor in a comment
   */
  public static Diagnostic of(Source source, int firstWord) {
    int end = firstWord;
    byte[] text = source.bytes();
    while (end < text.length && text[end] != '\n' && text[end] != '\r') {
      end++;
    }
    Replacement meant = meant(source, firstWord, end);
    String message = Words.noHeader() + (meant == null ? "" : meant.question());
    Location at = new Location.InText(source, new Span(firstWord, end));
    return Diagnostic.error("missing-header", at, message, Words.HEADER).correctedBy(meant);
  }

  /** Whether the first line of a text was probably meant to be a header line. */
  public static boolean isNearly(Diagnostic missing) {
    return missing.replacement() != null;
  }

  private static @Nullable Replacement meant(Source source, int start, int end) {
    String line = source.text(new Span(start, Math.min(end, start + MAX_LENGTH))).strip();
    Matcher matcher = NEARLY.matcher(line);
    return matcher.matches() && !VER.matcher(matcher.group(1)).matches()
        ? new Replacement(line, matcher.group(1) + " Ver " + matcher.group(2))
        : null;
  }
}
