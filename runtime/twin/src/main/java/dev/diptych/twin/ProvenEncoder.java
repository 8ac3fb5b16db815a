package dev.diptych.twin;

import dev.diptych.binary.Salvage;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Encodes a document, and decodes the result again: a document that differs from it is rejected.
 *
 * @param format the format of the document
 * @param name name of the input that it comes from, for diagnostics
 * @param opened the document with its locations there
 * @param size size of the file that it comes from in bytes; 0 for a text
 */
record ProvenEncoder(Format format, String name, LocatedDocument opened, long size) {
  /** An encoded file with its complete root. */
  record Written(FileBytes file, Struct root) {
    /** The document of {@code opened} with this root. */
    Document completed(LocatedDocument opened) {
      return new Document(opened.document().schema(), root);
    }

    private Written with(Struct other) {
      return new Written(file, other);
    }
  }

  Result<Written> encode() {
    return NestingGuard.guard(name, this::encoded);
  }

  private Result<Written> encoded() {
    Document document = opened.document();
    Result<Encoded> encoded =
        format.codec().encode(name, document.root(), opened.locations(), size);
    if (!encoded.ok()) {
      return Result.failed(encoded.diagnostics());
    }
    DocumentChecksums checksums = new DocumentChecksums(format, opened, size);
    Result<Encoded> settled = checksums.settle(encoded.value().orElseThrow());
    if (!settled.ok()) {
      return Result.failed(settled.diagnostics());
    }
    Encoded file = settled.value().orElseThrow();
    Result<Written> written = document.isDamaged() ? salvaged(file) : proven(file);
    return written.ok() && !file.omitted().isEmpty()
        ? Result.failed(checksums.failure(file))
        : written;
  }

  /** A damaged file is decoded again as the document was, which its text does not tell. */
  private Result<Written> salvaged(Encoded encoded) {
    Result<Written> first = null;
    for (Salvage kept : Salvage.values()) {
      Format same = format.salvaging(kept);
      Result<Written> written = new ProvenEncoder(same, name, opened, size).proven(encoded);
      if (written.ok()) {
        return written;
      }
      first = first == null ? written : first;
    }
    return Objects.requireNonNull(first);
  }

  private Result<Written> proven(Encoded encoded) {
    if (Patches.any(encoded.root())) {
      return patched(encoded.file().whole(), encoded.root());
    }
    Result<Decoded> decoded = format.codec().decode(opened.name(), encoded, size);
    return compared(new Written(encoded.file(), encoded.root()), encoded.root(), decoded);
  }

  private Result<Written> patched(ByteBuffer file, Struct root) {
    ByteBuffer before = ByteBuffer.allocate(file.limit()).put(0, file, 0, file.limit());
    Optional<Decoded> plain = format.codec().decode(opened.name(), file, root).value();
    boolean put = plain.isPresent() && new Patches(plain.get()).apply(root, Path.ROOT, file);
    if (!put) {
      return Result.failed(residueMoved());
    }
    Result<Decoded> decoded = format.codec().decode(opened.name(), file, root);
    // The same bytes can be patched in several ways: use those of the encoded file.
    Struct kept = decoded.value().map(d -> new Patches(d).keep(before, file)).orElse(root);
    Written written = new Written(FileBytes.of(file), kept);
    return compared(written, Patches.strip(root), decoded);
  }

  private Result<Written> compared(Written written, Struct root, Result<Decoded> decoded) {
    Struct actual = decoded.value().map(Decoded::root).orElse(null);
    if (root.equals(actual)) {
      return Result.of(written, List.of());
    }
    if (actual != null && root.equals(withoutEmpty(actual, root))) {
      return Result.of(Patches.any(written.root()) ? written : written.with(actual), List.of());
    }
    return Result.failed(new Contradiction(opened, decoded).find(root));
  }

  /**
   * {@code decoded} without the empty values at positions that {@code expected} omits. A text may
   * omit them, because no byte of the file depends on them, but decoding finds them.
   */
  private static Struct withoutEmpty(Struct decoded, Struct expected) {
    if (!decoded.type().equals(expected.type())) {
      return decoded;
    }
    @Nullable Value[] values = decoded.toArray();
    for (int i = 0; i < values.length; i++) {
      Value value = values[i];
      Value other = expected.get(i);
      boolean instance = decoded.type().fields().get(i).storage().instance();
      if (other == null && instance && value instanceof Blob blob && blob.length() == 0) {
        values[i] = null;
      } else if (other != null && value != null) {
        values[i] = withoutEmpty(value, other);
      }
    }
    return decoded.replaced(values);
  }

  private static Value withoutEmpty(Value decoded, Value expected) {
    if (decoded instanceof Struct one && expected instanceof Struct other) {
      return withoutEmpty(one, other);
    }
    if (!(decoded instanceof Sequence some)
        || !(expected instanceof Sequence others)
        || some.elements().size() != others.elements().size()) {
      return decoded;
    }
    List<Value> elements = new ArrayList<>(some.elements());
    boolean changed = false;
    for (int i = 0; i < elements.size(); i++) {
      elements.set(i, withoutEmpty(elements.get(i), others.elements().get(i)));
      changed |= elements.get(i) != some.elements().get(i);
    }
    return changed ? new Sequence(elements) : decoded;
  }

  private Diagnostic residueMoved() {
    Location at = opened.locations().locate(Residue.PATH);
    String message = "residue refers to bytes that have moved";
    String help = "the text was edited: remove the rows of Residue that are no longer needed";
    return Diagnostic.error("residue-moved", at, message, help);
  }
}
