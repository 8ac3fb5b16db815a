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
 */
record TomlText(Source source, String text) {
  TomlText(String name, String text) {
    this(new Source(name, text.getBytes(UTF_8)), text);
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

  /** The line for which the parser fails, found by halving the text. */
  TomlPosition failure() {
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

  /** An error about the name or value at {@code position}; about the text if it is null. */
  Diagnostic error(String code, @Nullable TomlPosition position, String message) {
    return Diagnostic.error(code, location(position), message);
  }

  /** The location of the name or value at {@code position}; the whole text if it is null. */
  Location location(@Nullable TomlPosition position) {
    if (position == null) {
      return new Location.Whole(source.name());
    }
    int start = index(position);
    return new Location.InText(source, new Span(bytes(start), bytes(end(start))));
  }

  /** The index in {@link #text} of a line and a column in characters, both from 1. */
  private int index(TomlPosition position) {
    int start = 0;
    for (int line = 1; line < position.line() && text.indexOf('\n', start) >= 0; line++) {
      start = text.indexOf('\n', start) + 1;
    }
    int columns = Math.min(position.column() - 1, text.codePointCount(start, text.length()));
    int index = text.offsetByCodePoints(start, Math.max(0, columns));
    int word = index;
    while (word < text.length() && Character.isWhitespace(text.charAt(word))) {
      word++; // The position of an element includes the white space before it.
    }
    return word < text.length() ? word : index;
  }

  private int bytes(int index) {
    return text.substring(0, index).getBytes(UTF_8).length;
  }

  /** The end of the string or word that begins at {@code start}. */
  private int end(int start) {
    if (start == text.length()) {
      return start;
    }
    char first = text.charAt(start);
    if (first == '"' || first == '\'') {
      int quote = text.indexOf(first, start + 1);
      int line = text.indexOf('\n', start + 1);
      boolean closed = quote > 0 && (line < 0 || quote < line);
      return closed ? quote + 1 : start + 1;
    }
    if (first == '[') {
      int close = text.indexOf(']', start);
      int line = text.indexOf('\n', start);
      return close > 0 && (line < 0 || close < line) ? close + 1 : start + 1;
    }
    int end = start;
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
