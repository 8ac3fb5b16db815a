package dev.diptych.spectools.relation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.SpecSource;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.twin.ChecksumFindings;
import dev.diptych.twin.Completed;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Proves keys before they are suggested: the spec with the key is accepted, and compiling a text
 * without the number gives each sample file again.
 */
final class KeyProof {
  private final SpecSource source;
  private final Map<Path, String> texts = new HashMap<>();
  private final SpecEngines engines =
      new SpecEngines(file -> texts.containsKey(file) ? text(file) : null);

  KeyProof(SpecSource source) {
    this.source = source;
  }

  private byte[] text(Path file) {
    return requireNonNull(texts.get(file)).getBytes(UTF_8);
  }

  /** The spec as it is now. */
  SpecEngines.Current current() throws IOException {
    return engines.update(source);
  }

  /**
   * Adds a key, unless it proves wrong.
   *
   * @param files the sample files, decoded to the bytes of their binary face
   * @return why it is wrong; empty if it is right
   */
  String add(Path file, SpecEdit edit, List<Sample> files) throws IOException {
    @Nullable String before = texts.put(file, edit.after());
    String wrong = wrong(files);
    if (!wrong.isEmpty()) {
      if (before == null) {
        texts.remove(file);
      } else {
        texts.put(file, before);
      }
    }
    return wrong;
  }

  private String wrong(List<Sample> files) throws IOException {
    SpecEngines.Current current = current();
    if (!current.state().isCurrent()) {
      return current.state().errors().get(0).message();
    }
    Engine engine = requireNonNull(current.engine());
    for (Sample sample : files) {
      String wrong = wrong(engine, sample);
      if (!wrong.isEmpty()) {
        return wrong;
      }
    }
    return "";
  }

  private static String wrong(Engine engine, Sample sample) {
    Result<LocatedDocument> opened = engine.openBinary(sample.name(), sample.file(), Selection.ANY);
    if (!opened.ok()) {
      return message(opened.diagnostics());
    }
    LocatedDocument document = opened.value().orElseThrow();
    List<Diagnostic> warnings = new ChecksumFindings(engine, document).warnings();
    if (!warnings.isEmpty()) {
      return message(warnings);
    }
    Document text = engine.withoutChecksums(document);
    Result<Completed> again =
        engine.completed(sample.name(), LocatedDocument.unlocated(sample.name(), text));
    ByteBuffer file = sample.file();
    boolean same = again.value().filter(done -> done.file().sameAs(file)).isPresent();
    return same ? "" : again.ok() ? "its text gives another file" : message(again.diagnostics());
  }

  private static String message(List<Diagnostic> diagnostics) {
    return diagnostics.isEmpty() ? "it is rejected" : diagnostics.get(0).message();
  }
}
