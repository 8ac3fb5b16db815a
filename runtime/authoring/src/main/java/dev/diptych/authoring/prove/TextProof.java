package dev.diptych.authoring.prove;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Proves texts that are written: a new one compiles; a formatted one has the same tokens, and
 * compiles to the same bytes.
 *
 * <p>A text that does not compile is rejected with the errors of its compilation. So is one of an
 * unknown format: its spec decides what is a string, and so where its tokens are. Two kinds of
 * texts have no bytes to compare: a text whose included files are not there, and an included file,
 * which has no header line. If such a text is formatted, its tokens are compared.
 *
 * @param texts opens texts
 */
public record TextProof(AuthoredTexts texts) {
  /** Codes of errors of texts that are not the whole of what is compiled. */
  private static final Set<String> INCOMPLETE = Set.of("include", "missing-header");

  /**
   * Compiles a text.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @return the text, unless it is complete and does not compile
   */
  public Result<Proven> compiled(String name, ByteBuffer text) {
    Result<LocatedDocument> opened = texts.openText(name, text, Selection.ANY);
    if (isIncomplete(opened.diagnostics())) {
      return Result.of(Proven.copyOf(Face.TEXT, text), List.of());
    }
    Result<FileBytes> file =
        opened.ok()
            ? texts.engine().encode(name, opened.value().orElseThrow())
            : Result.failed(opened.diagnostics());
    return file.map(compiles -> Proven.copyOf(Face.TEXT, text));
  }

  /**
   * Formats a text.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @param selection the format, if the user selects it
   * @return the formatted text, or the errors of the text
   */
  public Result<Proven> format(String name, byte[] text, Selection selection) {
    Result<LocatedDocument> opened = texts.openText(name, ByteBuffer.wrap(text), selection);
    if (!opened.ok()) {
      return isIncomplete(opened.diagnostics())
          ? formatted(name, text, selection, opened.diagnostics(), same -> Optional.empty())
          : Result.failed(opened.diagnostics());
    }
    LocatedDocument before = opened.value().orElseThrow();
    Result<FileBytes> file = texts.engine().encode(name, before);
    if (!file.ok()) {
      return Result.failed(file.diagnostics());
    }
    FileBytes bytes = file.value().orElseThrow();
    return formatted(
        name, text, selection, List.of(), after -> compared(name, selection, before, bytes, after));
  }

  private static boolean isIncomplete(List<Diagnostic> errors) {
    return errors.stream().anyMatch(error -> INCOMPLETE.contains(error.code()));
  }

  private Result<Proven> formatted(
      String name,
      byte[] text,
      Selection selection,
      List<Diagnostic> errors,
      Proven.Check meaning) {
    Result<byte[]> laidOut =
        TextFormatter.format(name, text, texts::words, texts.engine(), selection);
    if (!laidOut.ok()) {
      // Those of its compilation, so that all commands agree.
      return Result.failed(errors.isEmpty() ? laidOut.diagnostics() : errors);
    }
    byte[] result = laidOut.value().orElseThrow();
    return Arrays.equals(result, text)
        ? Result.of(Proven.copyOf(Face.TEXT, ByteBuffer.wrap(text)), List.of())
        : Proven.of(result, meaning);
  }

  private Optional<Diagnostic> compared(
      String name, Selection selection, LocatedDocument before, FileBytes file, byte[] after) {
    Result<LocatedDocument> again = texts.openText(name, ByteBuffer.wrap(after), selection);
    boolean same =
        again.value().filter(o -> new Proof(texts.engine()).same(before, file, o)).isPresent();
    return same ? Optional.empty() : Optional.of(TextFormatter.changed(name));
  }
}
