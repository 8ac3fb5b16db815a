package dev.diptych.lsp.analysis;

import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.eclipse.lsp4j.Range;

/** Finds where diagnostics are in the documents of the editor. */
final class Places {
  private static final int MARK = 3; // bytes

  private final Document main;
  private final Map<String, Document> byName = new HashMap<>();

  /**
   * Places in {@code main} and the files that it includes.
   *
   * @param mainName the name of {@code main} in messages
   */
  Places(Document main, String mainName) {
    this.main = main;
    byName.put(mainName, main);
  }

  /** Adds a file. */
  void add(String uri, Source source, Charset charset) {
    String text = new String(source.bytes(), charset);
    byName.computeIfAbsent(source.name(), name -> Document.opened(uri, "", 0, text));
  }

  /** Where {@code diagnostic} is, and the statement of the main document that leads there. */
  List<Finding> findings(Diagnostic diagnostic) {
    Document document = document(diagnostic.location().name());
    Range range = range(document, diagnostic.location());
    List<Related> steps = new ArrayList<>();
    diagnostic.notes().forEach(note -> addStep(note, steps));
    List<Finding> found = new ArrayList<>();
    found.add(new Finding(document.uri(), range, diagnostic.message(), diagnostic, steps));
    if (document != main) {
      String name = diagnostic.location().name();
      String message = "in '" + name + "': " + diagnostic.message();
      var cause = new Related(document.uri(), range, diagnostic.message());
      Range statement = lastIn(steps);
      found.add(new Finding(main.uri(), statement, message, diagnostic, List.of(cause)));
    }
    return found;
  }

  /** The last of {@code steps} that is in the main document; its first line if there is none. */
  private Range lastIn(List<Related> steps) {
    Range last = main.range(0, main.lineEnd(0));
    for (Related step : steps) {
      if (step.uri().equals(main.uri())) {
        last = step.range();
      }
    }
    return last;
  }

  private void addStep(String note, List<Related> steps) {
    Matcher matcher = Steps.PATTERN.matcher(note);
    if (!matcher.matches() || !byName.containsKey(matcher.group(2))) {
      return;
    }
    Document document = document(matcher.group(2));
    int line = Integer.parseInt(matcher.group(3));
    int start = offset(document, line, Integer.parseInt(matcher.group(4)));
    int end = document.lineEnd(document.position(start).getLine());
    byte[] text = document.bytes();
    for (int at = end - 1; at > start; at--) {
      end = text[at] == '#' ? at : end;
    }
    while (end > start && text[end - 1] >= 0 && text[end - 1] <= ' ') {
      end--;
    }
    steps.add(new Related(document.uri(), document.range(start, end), matcher.group(1)));
  }

  private Document document(String name) {
    return byName.getOrDefault(name, main);
  }

  private static Range range(Document document, Location location) {
    if (!(location instanceof Location.InText text)) {
      return document.range(0, document.lineEnd(0));
    }
    // Lines and columns correspond even where a source is only a part of the text.
    Position first = text.source().position(text.span().start());
    Position last = text.source().end(text.span());
    int start = offset(document, first.line(), first.column());
    return document.range(start, Math.max(start, offset(document, last.line(), last.column())));
  }

  /** The offset of a line and a column in code points, both from 1. */
  private static int offset(Document document, int line, int column) {
    int index = Math.min(line, document.lineCount()) - 1;
    int at = document.lineStart(index);
    int end = document.lineEnd(index);
    byte[] text = document.bytes();
    at += at == 0 && document.isMarked() ? MARK : 0;
    for (int i = 1; i < column && at < end; i++) {
      do {
        at++;
      } while (at < end && (text[at] & 0xC0) == 0x80);
    }
    return at;
  }
}
