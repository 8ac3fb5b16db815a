package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * Converts files to their other face. Nothing is an error here: a file that does not convert is
 * another kind of file, or a damaged one, and git keeps it as it is.
 *
 * @param twin opens files
 */
record Faces(Twin twin) {
  /** The canonical text of a binary file, proven while it is written; nothing if there is none. */
  Optional<Proven> text(String name, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    if (isText(name, file)) {
      return Optional.empty();
    }
    Result<Opened> opened = twin.openBinary(name, bytes, Selection.ANY);
    return opened.ok()
        ? Optional.of(new Proof(twin).text(name, bytes, opened.value().orElseThrow()))
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
    Twin keeping = twin.damaged();
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

  private static byte[] damage(Opened opened) {
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
    Result<Opened> opened = twin.openText(name, ByteBuffer.wrap(text), Selection.ANY);
    return opened.ok()
        ? new Proof(twin).binary(name, opened.value().orElseThrow()).value()
        : Optional.empty();
  }

  private boolean isText(String name, byte[] file) {
    return twin.face(name, ByteBuffer.wrap(file)) == Face.TEXT;
  }
}
