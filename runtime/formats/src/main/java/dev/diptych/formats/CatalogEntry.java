package dev.diptych.formats;

import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Role;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The index entry of one schema: enough to recognise a file without loading the schema.
 *
 * @param format name, version and layout
 * @param file name of the schema's JSON file
 * @param refusal why files are recognised but rejected, or null if they are accepted
 * @param raw the encoding of its texts if their strings have no escapes, or null
 * @param signatures constants at fixed offsets
 */
public record CatalogEntry(
    FormatName format,
    String file,
    @Nullable String refusal,
    @Nullable String raw,
    List<Signature> signatures) {
  public CatalogEntry {
    signatures = List.copyOf(signatures);
  }

  /**
   * A constant at a fixed offset.
   *
   * @param role its purpose
   * @param offset offset from the start of the file in bytes
   * @param bytes the constant
   */
  public record Signature(Role role, int offset, Blob bytes) {
    /** Whether {@code file} contains these bytes at the offset. */
    public boolean matches(ByteBuffer file) {
      int length = bytes.length();
      return file.limit() >= offset + length
          && file.slice(offset, length).equals(ByteBuffer.wrap(bytes.bytes()));
    }
  }

  /** Whether {@code file} contains every constant of {@code role}, and there is at least one. */
  public boolean has(Role role, ByteBuffer file) {
    List<Signature> wanted =
        signatures.stream().filter(signature -> signature.role() == role).toList();
    return !wanted.isEmpty() && wanted.stream().allMatch(mark -> mark.matches(file));
  }
}
