package dev.diptych.spectools.diff.trial;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads files of the old of two specs with the new one. */
final class Reader {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
  private static final String NAME = "example";

  private final Face face;
  private final Engine engine;
  private final Comparison comparison;

  Reader(SpecPair specs, Face face) {
    this.face = face;
    this.engine = Engine.of(specs.after().loaded().schema(), specs.after().loaded().spec());
    this.comparison = new Comparison(specs, face);
  }

  /** What is wrong with {@code sample} as the new spec reads it; null if it is read as before. */
  @Nullable Finding read(Sample sample) {
    return face == Face.BINARY ? bytes(sample) : text(sample, sample.text().bytes());
  }

  private @Nullable Finding bytes(Sample sample) {
    ByteBuffer file = ByteBuffer.wrap(sample.bytes().bytes());
    Result<LocatedDocument> opened = given(sample).openBinary(NAME, file, Selection.ANY);
    return opened.ok()
        ? comparison.of(sample.root(), opened.value().orElseThrow().document().root())
        : rejected(opened.diagnostics());
  }

  /** The new format with those values of parameters that it can have. */
  private Engine given(Sample sample) {
    Engine with = engine;
    for (GivenParameter each : sample.given()) {
      with = with.parameters(List.of(each)).value().orElse(with);
    }
    return with;
  }

  /** The same for {@code text}, the text of {@code sample} or one that differs in its header. */
  @Nullable Finding text(Sample sample, byte[] text) {
    Result<LocatedDocument> opened = engine.openText(NAME, text, Selection.ANY);
    if (!opened.ok()) {
      return rejected(opened.diagnostics());
    }
    LocatedDocument document = opened.value().orElseThrow();
    // Only encoding computes checksums.
    Result<Document> complete = engine.complete(NAME, document);
    return complete.ok()
        ? comparison.of(sample.root(), complete.value().orElseThrow().root())
        : rejected(complete.diagnostics());
  }

  private static Finding rejected(List<Diagnostic> diagnostics) {
    Diagnostic error =
        diagnostics.stream().filter(Diagnostic::isError).findFirst().orElse(diagnostics.get(0));
    Set<String> words = new LinkedHashSet<>();
    words(error.message(), words);
    String at = "";
    if (error.location() instanceof Location.InText text) {
      int line = text.source().position(text.span().start()).line();
      words(text.source().line(line), words);
      at = " on line " + line;
    } else if (error.location() instanceof Location.InBytes bytes) {
      words(bytes.path().toString(), words);
      at = bytes.offset() < 0 ? "" : " at offset " + bytes.offset();
    }
    return new Finding(
        error.code(), "error[" + error.code() + "]" + at + ": " + error.message(), null, words);
  }

  private static void words(String text, Set<String> words) {
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
  }
}
