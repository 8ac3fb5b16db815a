package dev.diptych.cli.git;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Converts files to their other face. Nothing is an error here: a file that does not convert is
 * another kind of file, or a damaged one, and git keeps it as it is.
 *
 * @param twin opens files
 */
record Faces(Twin twin) {
  /** The canonical text of a binary file, proven to restore it; nothing if there is none. */
  Optional<byte[]> text(String name, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    if (isText(name, file)) {
      return Optional.empty();
    }
    Result<Opened> opened = twin.openBinary(name, bytes, Selection.ANY);
    return opened.ok()
        ? new Proof(twin).print(name, bytes, opened.value().orElseThrow()).value()
        : Optional.empty();
  }

  /** The binary file that a text compiles to; nothing if it does not compile. */
  Optional<byte[]> binary(String name, byte[] text) {
    if (!isText(name, text)) {
      return Optional.empty();
    }
    Result<Opened> opened = twin.openText(name, ByteBuffer.wrap(text), Selection.ANY);
    return opened.ok()
        ? twin.encode(name, opened.value().orElseThrow()).value().map(Faces::bytes)
        : Optional.empty();
  }

  private boolean isText(String name, byte[] file) {
    return twin.face(name, ByteBuffer.wrap(file)) == Face.TEXT;
  }

  private static byte[] bytes(FileBytes file) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      file.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // It is written to memory.
    }
    return out.toByteArray();
  }
}
