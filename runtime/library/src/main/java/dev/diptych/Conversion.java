package dev.diptych;

import dev.diptych.files.FileStream;
import dev.diptych.files.InputFiles;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Proven;
import dev.diptych.twin.WholeRequiredException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
    requireOther(reads, output);
    Face target = opener.isText(file) ? Face.BINARY : Face.TEXT;
    return written(found, output, target);
  }

  /** Writes the other face of {@code input} to {@code output}, in parts if possible. */
  static Outcome<Path> write(Opener opener, Path input, Path output, Face target)
      throws IOException {
    List<Diagnostic> lost = inParts(opener, input, output, target);
    if (lost != null) {
      return new Outcome<>(Optional.of(output), DiagnosticView.of(lost));
    }
    InputFiles reads = new InputFiles();
    reads.add(input, "input");
    Result<Content> content = Content.of(input, opener.limits());
    if (!content.ok()) {
      return new Outcome<>(Optional.empty(), DiagnosticView.of(content.diagnostics()));
    }
    Content file = content.value().orElseThrow();
    Opener.Found found = target == Face.BINARY ? opener.parse(file, reads) : opener.decode(file);
    Outcome<Document> written = found.outcome();
    if (found.document().isPresent()) {
      requireOther(reads, output);
      written = written(found, output, target);
    }
    return new Outcome<>(written.result().map(document -> output), written.diagnostics());
  }

  /** Warnings about the replaced file; null if the whole input is needed. */
  private static @Nullable List<Diagnostic> inParts(
      Opener opener, Path input, Path output, Face target) throws IOException {
    String name = input.toString();
    long size = Files.isRegularFile(input) ? Files.size(input) : 0;
    Parts parts = opener.parts(name, size).parts();
    if (parts == null) {
      return null;
    }
    InputFiles reads = new InputFiles();
    reads.add(input, "input");
    requireOther(reads, output);
    try (FileStream in = FileStream.open(name, input)) {
      Proven converted =
          target == Face.BINARY ? parts.binary(name, in, opener.selection()) : parts.text(name, in);
      return Document.put(output, converted::writeTo);
    } catch (WholeRequiredException e) {
      return null;
    }
  }

  private static void requireOther(InputFiles reads, Path output) throws IoFailure {
    String kind = reads.kind(output);
    if (kind != null) {
      throw IoFailure.overwriting(output.toString(), kind);
    }
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
