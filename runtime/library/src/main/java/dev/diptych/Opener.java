package dev.diptych;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.converter.Converter;
import dev.diptych.converter.Families;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Struct;
import dev.diptych.twin.Completed;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Selection;
import dev.diptych.twin.edit.DocumentEditor;
import dev.diptych.twin.edit.Edit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
record Opener(
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
    Converter converter = converter(includes(input, reads));
    List<Diagnostic> all = new ArrayList<>();
    Result<LocatedDocument> opened =
        limited(converter.openText(input.name(), input.bytes(), selection), limits);
    all.addAll(opened.diagnostics());
    return new Found(
        opened
            .value()
            .flatMap(document -> converter.compile(document, found -> rejects(found, all)))
            .map(compiled -> document(opened.value().orElseThrow(), compiled)),
        all);
  }

  /** The document after changes; its likely mistakes are looked for, as those of a text. */
  Found edited(LocatedDocument opened, List<Edit> edits) {
    Result<LocatedDocument> edited = new DocumentEditor(engine).edit(opened, edits);
    List<Diagnostic> all = new ArrayList<>(edited.diagnostics());
    Converter converter = converter(CalledIncludes.none(opened.name()));
    return new Found(
        edited
            .value()
            .flatMap(document -> converter.compile(document, found -> rejects(found, all)))
            .map(compiled -> document(edited.value().orElseThrow(), compiled)),
        all);
  }

  private Document document(LocatedDocument opened, Completed compiled) {
    return new Document(this, opened, compiled.file(), compiled.document().root());
  }

  private static boolean rejects(List<Diagnostic> found, List<Diagnostic> all) {
    all.addAll(found);
    return found.stream().anyMatch(Diagnostic::isError);
  }

  /** The likely mistakes in a document. */
  List<Diagnostic> check(LocatedDocument opened) {
    return converter(CalledIncludes.none(opened.name())).likelyMistakes(opened);
  }

  /**
   * Conversion of a file in parts; none if its document has to be compared with a limit.
   *
   * @param size number of bytes of the file
   */
  Parts.Choice parts(String name, long size) {
    return limits.maxNesting() < Limits.MAX_NESTING || size > limits.maxInputBytes()
        ? Parts.Choice.none("a limit requires all of a file")
        : converter(CalledIncludes.none(name)).parts(selection, size);
  }

  private Converter converter(Includes includes) {
    return new Converter(engine, families, includes, limits.budget());
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
