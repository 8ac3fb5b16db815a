package dev.diptych;

import dev.diptych.files.InputFiles;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Converts files. */
final class Conversion {
  private Conversion() {}

  /** Converts {@code input} to its other face in {@code output}. */
  static Outcome<Document> convert(Opener opener, Path input, Path output) throws IOException {
    InputFiles reads = new InputFiles();
    reads.add(input, "input");
    Result<Content> content = Content.of(input, opener.limits());
    if (!content.ok()) {
      return Opener.Found.failed(content.diagnostics()).outcome();
    }
    Content file = content.value().orElseThrow();
    Opener.Found found = opener.open(file, reads);
    if (found.document().isEmpty()) {
      return found.outcome();
    }
    String kind = reads.kind(output);
    if (kind != null) {
      throw IoFailure.overwriting(output.toString(), kind);
    }
    Face target = opener.isText(file) ? Face.BINARY : Face.TEXT;
    return written(found, output, target);
  }

  private static Outcome<Document> written(Opener.Found found, Path output, Face target)
      throws IOException {
    try {
      List<Diagnostic> all = new ArrayList<>(found.diagnostics());
      all.addAll(found.document().orElseThrow().write(output, target));
      return new Opener.Found(found.document(), all).outcome();
    } catch (DiptychException e) {
      return new Outcome<>(Optional.empty(), e.diagnostics());
    }
  }
}
