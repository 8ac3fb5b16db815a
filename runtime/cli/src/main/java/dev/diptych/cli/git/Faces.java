package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * Converts files to their other face. Nothing is an error here: a file that does not convert is
 * another kind of file, or a damaged one, and git keeps it as it is.
 *
 * @param engine opens files
 */
record Faces(Engine engine) {
  /** The canonical text of a binary file, proven while it is written; nothing if there is none. */
  Optional<Proven> text(String name, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    if (isText(name, file)) {
      return Optional.empty();
    }
    Result<LocatedDocument> opened = engine.openBinary(name, bytes, Selection.ANY);
    return opened.ok()
        ? Optional.of(new Proof(engine).text(name, bytes, opened.value().orElseThrow()))
        : Optional.empty();
  }

  /**
   * The canonical text of a damaged binary file, with what cannot be read in comments before it;
   * nothing if no value can be read.
   */
  Optional<byte[]> damaged(String name, byte[] file) {
    if (isText(name, file)) {
      return Optional.empty();
    }
    Engine keeping = engine.damaged();
    ByteBuffer bytes = ByteBuffer.wrap(file);
    return keeping
        .openBinary(name, bytes, Selection.ANY)
        .value()
        .filter(
            opened -> Arrays.stream(opened.document().root().toArray()).anyMatch(Objects::nonNull))
        .flatMap(
            opened ->
                new Proof(keeping)
                    .print(name, bytes, opened)
                    .value()
                    .map(text -> joined(damage(opened), text)));
  }

  private static byte[] damage(LocatedDocument opened) {
    StringBuilder lines = new StringBuilder();
    for (Diagnostic fault : opened.faults()) {
      lines.append("# damaged: ").append(Printable.of(fault.message())).append('\n');
    }
    return lines.toString().getBytes(UTF_8);
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  /** The binary file that a text compiles to; nothing if it does not compile. */
  Optional<Proven> binary(String name, byte[] text) {
    if (!isText(name, text)) {
      return Optional.empty();
    }
    Result<LocatedDocument> opened = engine.openText(name, ByteBuffer.wrap(text), Selection.ANY);
    return opened.ok()
        ? new Proof(engine).binary(name, opened.value().orElseThrow()).value()
        : Optional.empty();
  }

  /** Whether a text has conflicts of a merge that are not resolved. */
  boolean hasConflicts(String name, byte[] text) {
    return isText(name, text)
        && engine.openText(name, ByteBuffer.wrap(text), Selection.ANY).diagnostics().stream()
            .anyMatch(each -> each.code().equals("merge-conflict"));
  }

  private boolean isText(String name, byte[] file) {
    return engine.face(name, ByteBuffer.wrap(file)) == Face.TEXT;
  }
}
