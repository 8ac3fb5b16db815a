package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.formats.FormatBytes;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A format that was sent to another process as bytes reads every file as its spec does. */
class SentFormatsTest {
  private static final int MIN_FILES = 60;

  private int files;

  @Test
  void aSentFormatReadsEveryFileAlike() throws Exception {
    List<String> different = new ArrayList<>();
    for (String format : Corpus.formats()) {
      LoadedSpec loaded = SpecLoader.load(Corpus.spec(format), List.of(Corpus.FOLDER));
      byte[] schema = FormatBytes.of(loaded.schema());
      byte[] spec = FormatBytes.of(loaded.spec());
      Engine sent = Engine.of(FormatBytes.schema(schema), FormatBytes.spec(spec, format));
      Engine here = Engine.of(loaded.schema(), loaded.spec(), loaded.plan());
      for (Job job : Corpus.jobs()) {
        if (job.spec().equals(format) && !alike(here, sent, job.file())) {
          different.add(job.toString());
        }
      }
    }
    assertThat(different).isEmpty();
    assertThat(files).isGreaterThan(MIN_FILES);
  }

  private boolean alike(Engine here, Engine sent, Path file) throws IOException {
    files++;
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    Result<LocatedDocument> one = here.openBinary("file", bytes, Selection.ANY);
    Result<LocatedDocument> other = sent.openBinary("file", bytes, Selection.ANY);
    return errors(one).equals(errors(other)) && values(one).equals(values(other));
  }

  private static Optional<Struct> values(Result<LocatedDocument> opened) {
    return opened.value().map(each -> each.document().root());
  }

  private static List<String> errors(Result<LocatedDocument> result) {
    return result.diagnostics().stream()
        .filter(Diagnostic::isError)
        .map(Diagnostic::message)
        .toList();
  }
}
