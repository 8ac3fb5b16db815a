package dev.diptych.conformance.lsp.feature;

import dev.diptych.conformance.Repository;
import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The specs of the features and of the corpus. */
final class Specs {
  private Specs() {}

  /** All specs that are one each in a folder of the same name. */
  static List<Path> all() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (String folder : List.of("conformance/features", "conformance/corpus")) {
      try (Stream<Path> folders = Files.list(Repository.path(folder))) {
        folders
            .map(each -> each.resolve(each.getFileName() + ".ksy"))
            .filter(Files::exists)
            .sorted()
            .forEach(specs::add);
      }
    }
    return specs;
  }

  /** An editor with one document. */
  static final class Editor {
    private final Analyzer analyzer = new Analyzer(TestWorkspace.CORPUS, this::of);
    private final Path file;
    private Document document;

    Editor(Path file, String text) {
      this.file = file;
      this.document = Document.opened(file.toUri().toString(), "", 1, text);
    }

    private Document of(Path other) {
      return other.equals(file) ? document : null;
    }

    /** What a request may use after the text was replaced. */
    Snapshot snapshot(String text) {
      document = Document.opened(file.toUri().toString(), "", 1, text);
      return snapshot();
    }

    Snapshot snapshot() {
      var analysis = analyzer.analyze(document);
      return new Snapshot(
          analysis, () -> analyzer.check(analysis, () -> {}), analyzer, TestWorkspace.CORPUS);
    }
  }
}
