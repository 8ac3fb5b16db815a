package dev.diptych.authoring;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Material that is found as included files are: where the text may read, and nowhere else. */
final class IncludedMaterial implements Material {
  /**
   * Bytes of all reads: a file may be read again under another name. An hour of 60 keys a second
   * has 651 MB with 377 curves of 8 bytes a key.
   */
  private static final int MAX_READ = 1 << 30;

  /** What finding and opening a file costs, in bytes. */
  private static final int OPENING = 1 << 12;

  private final AuthoredTexts texts;
  private final Report report;
  private final Map<List<String>, Optional<Document>> documents = new HashMap<>();
  private long read;

  /**
   * The material of one text.
   *
   * @param texts opens texts like this one, and finds files
   * @param report receives errors
   */
  IncludedMaterial(AuthoredTexts texts, Report report) {
    this.texts = texts;
    this.report = report;
  }

  @Override
  public Optional<Document> document(String file, Origin statement) {
    List<String> key = List.of(statement.at().name(), file);
    Optional<Document> known = documents.get(key);
    if (known == null) {
      known = read(file, MAX_READ, statement).flatMap(found -> open(found, file, statement));
      documents.put(key, known);
    }
    return known;
  }

  @Override
  public Optional<byte[]> bytes(String file, int maxBytes, Origin statement) {
    return read(file, maxBytes, statement).map(found -> found.source().bytes());
  }

  private Optional<Includes.Included> read(String file, int maxBytes, Origin statement) {
    Optional<Includes.Included> found = texts.includes().read(file, maxBytes, statement, report);
    read += OPENING + found.map(each -> each.source().length()).orElse(0);
    if (read > MAX_READ) {
      report.error("too-much", statement, "more than 1 GB to read for files of this text");
      return Optional.empty();
    }
    return found;
  }

  private Optional<Document> open(Includes.Included found, String file, Origin statement) {
    if (found.identity().equals(texts.includes().identity())) {
      report.error("include", statement, "'" + file + "' is this text itself");
      return Optional.empty();
    }
    AuthoredTexts inner =
        new AuthoredTexts(
            texts.engine(),
            texts.vocabularies(),
            new NestedIncludes(texts.includes(), found.identity()),
            texts.limit());
    String name = found.source().name();
    ByteBuffer content = ByteBuffer.wrap(found.source().bytes());
    Result<LocatedDocument> opened = inner.open(name, content, Selection.ANY);
    opened.diagnostics().stream()
        .filter(Diagnostic::isError)
        .forEach(diagnostic -> failed(diagnostic, file, statement));
    return opened.ok() ? opened.value().map(LocatedDocument::document) : Optional.empty();
  }

  private void failed(Diagnostic diagnostic, String file, Origin statement) {
    if (diagnostic.location() instanceof Location.InText) {
      report.included(diagnostic, statement);
    } else {
      report.error("include", statement, "'" + file + "' cannot be read: " + diagnostic.message());
    }
  }

  /**
   * The files of a text that is material of another one. None of those that are open may be read
   * again, so that texts do not take each other as material forever.
   *
   * @param outer finds files
   * @param identity of the text
   */
  private record NestedIncludes(Includes outer, String identity) implements Includes {
    @Override
    public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
      Optional<Included> found = outer.read(file, maxBytes, statement, report);
      if (found.isPresent() && isOpen(found.get().identity())) {
        report.error("include", statement, "'" + file + "' is material of itself");
        return Optional.empty();
      }
      return found;
    }

    private boolean isOpen(String other) {
      return other.equals(outer.identity())
          || (outer instanceof NestedIncludes nested && nested.isOpen(other));
    }
  }
}
