package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.ItemReader;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parses included files, each once, and refuses cycles. */
public final class IncludedFiles {
  /** Bytes of all included files together. */
  public static final int MAX_BYTES = 16 << 20;

  /** Bytes of all reads: a file may be read again under another name. */
  private static final long MAX_READ = 256L << 20;

  /** What finding and opening a file costs, in bytes. */
  private static final int OPENING = 1 << 12;

  private record Parsed(String identity, List<Item> items) {}

  private final SyntaxTree tree;
  private final Includes includes;
  private final Deque<String> open = new ArrayDeque<>();
  private final Map<List<String>, Parsed> byStatement = new HashMap<>();
  private final Map<String, Parsed> byIdentity = new HashMap<>();
  private long bytes;
  private long read;

  /**
   * Included files of one text.
   *
   * @param tree the text, whose title their header lines must have
   * @param includes finds them
   */
  public IncludedFiles(SyntaxTree tree, Includes includes) {
    this.tree = tree;
    this.includes = includes;
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
          includes
              .read(file, MAX_BYTES, statement, report)
              .map(f -> parse(f, statement, report))
              .orElse(null);
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
    Source source =
        tree.isRaw() ? file.source().withCharset(tree.source().charset()) : file.source();
    Parsed parsed = new Parsed(file.identity(), items(source, statement, report));
    byIdentity.put(file.identity(), parsed);
    return parsed;
  }

  private List<Item> items(Source source, Origin statement, Report report) {
    SyntaxOptions options = SyntaxOptions.of(Dialect.AUTHORED, tree.isRaw()).included();
    SyntaxTree included = Syntax.read(source, options);
    Header line = included.header();
    String title = Objects.requireNonNull(tree.header()).title();
    if (line != null && !line.title().equals(title)) {
      String message = "this is a text of '" + line.title() + "', not of '" + title + "'";
      Location at = new Location.InText(source, line.span());
      report.included(Diagnostic.error("include", at, message), statement);
      return List.of();
    }
    AuthoredFile file = ItemReader.read(included);
    file.diagnostics().forEach(diagnostic -> report.included(diagnostic, statement));
    return file.diagnostics().isEmpty() ? file.items() : List.of();
  }

  /** Closes the file that was opened last. */
  void close() {
    open.pop();
  }
}
