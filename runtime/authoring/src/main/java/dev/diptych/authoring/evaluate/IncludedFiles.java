package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.AuthoringSyntax;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Parses included files, and refuses cycles. */
public final class IncludedFiles {
  private static final long MAX_BYTES = 16 << 20;

  private final AuthoringSyntax syntax;
  private final Includes includes;
  private final Deque<String> open = new ArrayDeque<>();
  private long bytes;

  /**
   * Included files of one text.
   *
   * @param syntax parses them
   * @param includes finds them
   * @param name the name of the text
   */
  public IncludedFiles(AuthoringSyntax syntax, Includes includes, String name) {
    this.syntax = syntax;
    this.includes = includes;
    open.push(name);
  }

  /**
   * The items of {@code file}; nothing after an error. The file remains open until {@link #close}.
   */
  Optional<List<Item>> open(String file, Origin statement, Report report) {
    Optional<Source> source = includes.read(file, statement, report);
    String name = source.map(Source::name).orElse("");
    boolean cycle = open.contains(name);
    open.push(name);
    if (source.isEmpty()) {
      return Optional.empty();
    }
    if (cycle) {
      report.error("include", statement, "'" + file + "' includes itself");
      return Optional.empty();
    }
    bytes += source.get().length();
    if (bytes > MAX_BYTES) {
      report.error("too-much", statement, "included files have more than 16 MB together");
      return Optional.empty();
    }
    return Optional.of(parse(source.get(), report));
  }

  private List<Item> parse(Source source, Report report) {
    HeaderLineReader header = HeaderLineReader.read(source);
    int start = header.line() == null ? header.firstWord() : header.bodyStart();
    AuthoredFile file = syntax.parse(source, start, true);
    report.addAll(file.diagnostics());
    return file.diagnostics().isEmpty() ? file.items() : List.of();
  }

  /** Closes the file that was opened last. */
  void close() {
    open.pop();
  }
}
