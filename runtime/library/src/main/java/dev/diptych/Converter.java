package dev.diptych;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Struct;
import dev.diptych.twin.ChecksumFindings;
import dev.diptych.twin.Completed;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LintRunner;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Opens inputs with all settings, as the commands {@code decompile} and {@code compile} do.
 *
 * @param engine the formats, with the budget of {@code limits}
 * @param families the format families
 * @param selection format and layout, if the caller selects them
 * @param limits the limits
 * @param folders more folders for included files
 * @param includes finds included texts instead of files; null for files
 */
record Converter(
    Engine engine,
    Families families,
    Selection selection,
    Limits limits,
    List<Path> folders,
    dev.diptych.@Nullable Includes includes) {
  /** A document, and what was found on the way. */
  record Found(Optional<Document> document, List<Diagnostic> diagnostics) {
    static Found failed(List<Diagnostic> diagnostics) {
      return new Found(Optional.empty(), diagnostics);
    }

    Outcome<Document> outcome() {
      return new Outcome<>(document, DiagnosticView.of(diagnostics));
    }
  }

  /** Opens either face. */
  Found open(Content input, InputFiles reads) {
    return isText(input) ? parse(input, reads) : decode(input);
  }

  /** Whether the input is a text. */
  boolean isText(Content input) {
    return engine.face(input.name(), input.bytes()) == Face.TEXT;
  }

  Found decode(Content input) {
    Result<LocatedDocument> opened =
        limited(engine.openBinary(input.name(), input.bytes(), selection), limits);
    return new Found(
        opened
            .value()
            .map(o -> new Document(this, o, FileBytes.of(input.bytes()), o.document().root())),
        opened.diagnostics());
  }

  Found parse(Content input, InputFiles reads) {
    AuthoredTexts texts =
        new AuthoredTexts(engine, families::vocabularies, includes(input, reads), limits.budget());
    Result<LocatedDocument> opened =
        limited(texts.openText(input.name(), input.bytes(), selection), limits);
    if (!opened.ok()) {
      return Found.failed(opened.diagnostics());
    }
    List<Diagnostic> all = new ArrayList<>(opened.diagnostics());
    return encode(opened.value().orElseThrow(), all);
  }

  private Found encode(LocatedDocument opened, List<Diagnostic> all) {
    Supplier<List<Diagnostic>> lint = LintRunner.start(families.lints(), opened);
    Result<Completed> encoded = engine.completed(opened.name(), opened);
    all.addAll(lint.get());
    all.addAll(new ChecksumFindings(engine, opened).warnings());
    if (all.stream().anyMatch(Diagnostic::isError)) {
      return Found.failed(all);
    }
    all.addAll(encoded.diagnostics());
    if (!encoded.ok()) {
      return Found.failed(all);
    }
    Completed completed = encoded.value().orElseThrow();
    engine.layoutWarning(opened, completed.file()).ifPresent(all::add);
    Struct root = completed.document().root();
    return new Found(Optional.of(new Document(this, opened, completed.file(), root)), all);
  }

  /** The likely mistakes in a document. */
  List<Diagnostic> check(LocatedDocument opened) {
    List<Diagnostic> all = new ArrayList<>(LintRunner.run(families.lints(), opened));
    all.addAll(new ChecksumFindings(engine, opened).warnings());
    return all;
  }

  private Includes includes(Content input, InputFiles reads) {
    if (includes != null) {
      return new CalledIncludes(input.name(), includes);
    }
    return input.path() == null && folders.isEmpty()
        ? CalledIncludes.none(input.name())
        : new IncludedTexts(input.path(), folders, reads);
  }

  private static Result<LocatedDocument> limited(Result<LocatedDocument> result, Limits limits) {
    LocatedDocument opened = result.value().orElse(null);
    if (opened == null || !Nesting.exceeds(opened.document().root(), limits.maxNesting())) {
      return result;
    }
    Struct root = opened.document().root();
    return Result.failed(
        Diagnostic.error(
            "too-deep",
            opened.locations().locate(Nesting.first(root, limits.maxNesting())),
            "structs are nested deeper than the limit of " + limits.maxNesting()));
  }
}
