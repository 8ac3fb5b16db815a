package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** The two ways between the faces, as the command goes them. */
final class Faces {
  static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  private Faces() {}

  /** The bytes of a text, and its diagnostics. */
  static Result<byte[]> compile(String name, byte[] text, Selection selection) {
    Result<LocatedDocument> opened = parse(name, text, selection);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    List<Diagnostic> diagnostics = new ArrayList<>(opened.diagnostics());
    Result<FileBytes> encoded = ENGINE.encode(name, opened.value().orElseThrow());
    diagnostics.addAll(encoded.diagnostics());
    return encoded.ok()
        ? Result.of(encoded.value().orElseThrow().toArray(), diagnostics)
        : Result.failed(diagnostics);
  }

  /** The meaning of a text; the fast way of reading rows and the plain one must agree on it. */
  static Result<LocatedDocument> parse(String name, byte[] text, Selection selection) {
    Result<LocatedDocument> fast = ENGINE.openText(name, text, selection);
    Result<LocatedDocument> plain = PLAIN.openText(name, text, selection);
    assertThat(GoldenDiagnostics.lines(plain.diagnostics()))
        .as("without the fast way of reading rows")
        .isEqualTo(GoldenDiagnostics.lines(fast.diagnostics()));
    if (fast.ok()) {
      assertThat(plain.value().orElseThrow().document())
          .as("without the fast way of reading rows")
          .isEqualTo(fast.value().orElseThrow().document());
    }
    return fast;
  }

  /** The text of a binary file, and its diagnostics. */
  static Result<byte[]> decompile(String name, byte[] file, Selection selection) {
    ByteBuffer buffer = ByteBuffer.wrap(file).asReadOnlyBuffer();
    Result<LocatedDocument> opened = ENGINE.openBinary(name, buffer, selection);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    List<Diagnostic> diagnostics = new ArrayList<>(opened.diagnostics());
    Result<byte[]> text = new Proof(ENGINE).print(name, buffer, opened.value().orElseThrow());
    diagnostics.addAll(text.diagnostics());
    return text.ok()
        ? Result.of(text.value().orElseThrow(), diagnostics)
        : Result.failed(diagnostics);
  }

  /** The infoset of what was opened. */
  static byte[] infoset(LocatedDocument opened) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfosetWriter.write(opened.document(), out);
    return out.toByteArray();
  }

  /** The canonical text of what was opened. */
  static byte[] print(LocatedDocument opened) {
    return new Proof(ENGINE).print(opened).value().orElseThrow();
  }
}
