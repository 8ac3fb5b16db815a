package dev.diptych.cli.project;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/**
 * The text of a TOML file.
 *
 * @param source the text, for messages
 * @param text the same text
 * @param offsets of its characters
 */
record TomlText(Source source, String text, TomlOffsets offsets) {
  /** A failure of the parser is searched for in texts of up to this size. */
  private static final int MAX_SEARCHED = 1 << 16;

  TomlText(String name, String text) {
    this(new Source(name, text.getBytes(UTF_8)), text, new TomlOffsets(text));
  }

  /** The tables of the text, which may have errors; nothing if the parser fails. */
  Optional<TomlParseResult> parse() {
    Quiet.load();
    return parse(text);
  }

  /** TOMLJ fails for some texts, such as an escape without its digits. */
  private static Optional<TomlParseResult> parse(String text) {
    try {
      return Optional.of(Toml.parse(text));
    } catch (RuntimeException | AssertionError e) {
      return Optional.empty();
    }
  }

  /** The line for which the parser fails, found by halving the text; null for a large text. */
  @Nullable TomlPosition failure() {
    if (text.length() > MAX_SEARCHED) {
      return null;
    }
    List<String> lines = text.lines().toList();
    int good = 0;
    int bad = lines.size();
    while (bad - good > 1) {
      int middle = (good + bad) >>> 1;
      if (parse(String.join("\n", lines.subList(0, middle))).isPresent()) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return TomlPosition.positionAt(Math.max(1, bad), 1);
  }

  /** An error about the limit that the text exceeds, or null. */
  @Nullable Diagnostic excess(String code) {
    TomlLimits.Excess excess = TomlLimits.of(text);
    return excess == null
        ? null
        : Diagnostic.error(code, location(excess.at(), end(excess.at())), excess.message());
  }

  /** An error about the name or value at {@code position}; about the text if it is null. */
  Diagnostic error(String code, @Nullable TomlPosition position, String message) {
    return Diagnostic.error(code, location(position), message);
  }

  /** The location of the name or value at {@code position}; the whole text if it is null. */
  Location location(@Nullable TomlPosition position) {
    if (position == null) {
      return new Location.Whole(source.name());
    }
    int start = offsets.index(position.line(), position.column());
    while (start < text.length() - 1 && Character.isWhitespace(text.charAt(start))) {
      start++; // The position of an element includes the white space before it.
    }
    return location(start, end(start));
  }

  private Location location(int start, int end) {
    return new Location.InText(source, new Span(offsets.bytes(start), offsets.bytes(end)));
  }

  /** The end of the string or word that begins at {@code start}, on the same line. */
  private int end(int start) {
    if (start == text.length()) {
      return start;
    }
    char first = text.charAt(start);
    int end = start + 1;
    if (first == '"' || first == '\'' || first == '[') {
      char last = first == '[' ? ']' : first;
      while (end < text.length() && text.charAt(end) != last && text.charAt(end) != '\n') {
        end++;
      }
      return end < text.length() && text.charAt(end) == last ? end + 1 : start + 1;
    }
    end = start;
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    return end > start || first == '\n'
        ? end
        : start + Character.charCount(text.codePointAt(start));
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
  }

  /**
   * Loads the parser of TOML without the warning that a newer version of ANTLR runs it, which its
   * classes print when they are initialised. The format of its tables is the same in both versions.
   */
  private static final class Quiet {
    static {
      PrintStream err = System.err;
      System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
      try {
        Toml.parse("");
      } finally {
        System.setErr(err);
      }
    }

    private Quiet() {}

    static void load() {
      // Loading the class is enough.
    }
  }
}
