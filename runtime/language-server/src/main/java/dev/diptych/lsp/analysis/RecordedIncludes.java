package dev.diptych.lsp.analysis;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Remembers which files a text includes. */
final class RecordedIncludes implements Includes {
  private final Includes actual;
  private final List<Included> found = new ArrayList<>();

  RecordedIncludes(Includes actual) {
    this.actual = actual;
  }

  @Override
  public String identity() {
    return actual.identity();
  }

  @Override
  public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
    Optional<Included> included = actual.read(file, maxBytes, statement, report);
    included.ifPresent(found::add);
    return included;
  }

  /** The files that were read. */
  List<Included> found() {
    return found;
  }

  /** The real path of {@code file}. */
  static Path path(Included file) {
    return Path.of(file.identity());
  }
}
