package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.AuthoringSyntax;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.lex.EncodingCheck;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parses included files, each once, and refuses cycles. */
public final class IncludedFiles {
  private static final long MAX_BYTES = 16 << 20;

  /** Bytes of all reads: a file may be read again under another name. */
  private static final long MAX_READ = 256L << 20;

  /** What finding and opening a file costs, in bytes. */
  private static final int OPENING = 1 << 12;

  private record Parsed(String identity, List<Item> items) {}

  private final AuthoringSyntax syntax;
  private final Includes includes;
  private final String title;
  private final @Nullable Charset charset;
  private final Deque<String> open = new ArrayDeque<>();
  private final Map<List<String>, Parsed> byStatement = new HashMap<>();
  private final Map<String, Parsed> byIdentity = new HashMap<>();
  private long bytes;
  private long read;

  /**
   * Included files of one text.
   *
   * @param syntax parses them
   * @param includes finds them
   * @param title the title of the format, which their header lines must have
   * @param charset their charset if strings are raw; null for UTF-8
   */
  public IncludedFiles(
      AuthoringSyntax syntax, Includes includes, String title, @Nullable Charset charset) {
    this.syntax = syntax;
    this.includes = includes;
    this.title = title;
    this.charset = charset;
    open.push(includes.identity());
  }

  /**
   * The items of {@code file}; nothing after an error. A file that was opened must be {@linkplain
   * #close closed}.
   */
  Optional<List<Item>> open(String file, Origin statement, Report report) {
    List<String> key = List.of(statement.at().name(), file);
    Parsed parsed = byStatement.get(key);
    if (parsed == null && read <= MAX_READ) {
      parsed =
          includes.read(file, statement, report).map(f -> parse(f, statement, report)).orElse(null);
    }
    if (parsed == null) {
      return Optional.empty();
    }
    byStatement.put(key, parsed);
    if (open.contains(parsed.identity())) {
      report.error("include", statement, "'" + file + "' includes itself");
      return Optional.empty();
    }
    open.push(parsed.identity());
    return Optional.of(parsed.items());
  }

  private @Nullable Parsed parse(Includes.Included file, Origin statement, Report report) {
    read += OPENING + file.source().length();
    if (read > MAX_READ) {
      report.error("too-much", statement, "more than 256 MB to read for included files");
      return null;
    }
    Parsed before = byIdentity.get(file.identity());
    if (before != null) {
      return before;
    }
    bytes += file.source().length();
    if (bytes > MAX_BYTES) {
      report.error("too-much", statement, "included files have more than 16 MB together");
      return null;
    }
    Source source = charset == null ? file.source() : file.source().withCharset(charset);
    Parsed parsed = new Parsed(file.identity(), items(source, statement, report));
    byIdentity.put(file.identity(), parsed);
    return parsed;
  }

  private List<Item> items(Source source, Origin statement, Report report) {
    EncodingCheck encoding = new EncodingCheck(source);
    Diagnostic foreign = encoding.notText(charset != null);
    Diagnostic wrong = foreign != null || charset != null ? foreign : encoding.malformed();
    HeaderLineReader header = HeaderLineReader.read(source);
    if (wrong == null && header.line() != null && !header.line().title().equals(title)) {
      String message = "this is a text of '" + header.line().title() + "', not of '" + title + "'";
      var at = new Location.InText(source, header.line().span());
      wrong = Diagnostic.error("include", at, message);
    }
    if (wrong != null) {
      report.included(wrong, statement);
      return List.of();
    }
    int start = header.line() == null ? header.firstWord() : header.bodyStart();
    AuthoredFile file = syntax.parse(source, start, true);
    file.diagnostics().forEach(diagnostic -> report.included(diagnostic, statement));
    return file.diagnostics().isEmpty() ? file.items() : List.of();
  }

  /** Closes the file that was opened last. */
  void close() {
    open.pop();
  }
}
