package dev.diptych.twin;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of decoding a file in one format.
 *
 * @param format the format
 * @param name name of the file
 * @param file its bytes
 * @param result the result
 */
record DecodeAttempt(Format format, String name, ByteBuffer file, Result<Decoded> result) {
  static DecodeAttempt of(Format format, String name, ByteBuffer file) {
    return of(format, name, file, format.parameters().values());
  }

  /**
   * Decodes a file.
   *
   * @param given a root with the values of the parameters; null if the format has none
   */
  static DecodeAttempt of(Format format, String name, ByteBuffer file, @Nullable Struct given) {
    Diagnostic missing = format.parameters().missing(given, new Location.Whole(name));
    Result<Decoded> result =
        missing == null ? format.codec().decode(name, file, given) : Result.failed(missing);
    return new DecodeAttempt(format, name, file, result);
  }

  boolean decoded() {
    return result.ok();
  }

  /** Number of trailing bytes; requires {@link #decoded}. */
  int trailing() {
    return result.value().orElseThrow().root().residue().trailing().length();
  }

  boolean exact() {
    return decoded() && trailing() == 0;
  }

  /** Whether the number of the version is in the file; requires {@link #decoded}. */
  boolean hasOwnVersion() {
    return hasVersion(result.value().orElseThrow().root());
  }

  private boolean hasVersion(Struct struct) {
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Value value = struct.get(i);
      boolean here =
          fields.get(i).role() == Role.VERSION
              && value instanceof Scalar number
              && Long.toString(number.bits()).equals(format.schema().format().version());
      if (here
          || (value instanceof Struct inner && !fields.get(i).optional() && hasVersion(inner))) {
        return true;
      }
    }
    return false;
  }

  boolean preferred() {
    return format.schema().format().preferred();
  }

  /** Offset at which decoding failed; requires that it failed. */
  long failedAt() {
    Location at = result.diagnostics().get(0).location();
    return at instanceof Location.InBytes bytes ? bytes.offset() : 0;
  }

  /** The document, with all bytes that the format does not describe as residue. */
  Result<LocatedDocument> open(List<Diagnostic> notes) {
    Decoded decoded = result.value().orElseThrow();
    Result<Encoded> encoded =
        format.codec().encode(name, decoded.root(), decoded.locations(), file.limit());
    if (!encoded.ok()) {
      return Result.failed(encoded.diagnostics());
    }
    FileBytes bytes = encoded.value().orElseThrow().file();
    if (bytes.size() != file.limit()) {
      String message =
          "encoded again, this file would have %d bytes, not %d"
              .formatted(bytes.size(), file.limit());
      return Result.failed(Diagnostic.error("not-lossless", new Location.Whole(name), message));
    }
    Patches patches = new Patches(decoded);
    Struct root = bytes.sameAs(file) ? decoded.root() : patches.keep(bytes.whole(), file);
    long unread = decoded.unread() + patches.replaced();
    Document document = new Document(format.schema(), root);
    List<Diagnostic> found = new ArrayList<>(result.diagnostics());
    found.addAll(notes);
    return Result.of(
        new LocatedDocument(
            name,
            Face.BINARY,
            document,
            decoded.locations(),
            unread,
            file,
            decoded.faults(),
            List.of()),
        found);
  }
}
