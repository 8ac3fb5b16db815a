package dev.diptych.catalog;

import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Role;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * What the catalog's index says of one schema: enough to recognise a file without loading it.
 *
 * @param format what the schema describes
 * @param file name of the schema's JSON
 * @param refusal why such files are recognised but not taken, or null where they are taken
 * @param raw the encoding of its texts where their strings have no escapes, or null
 * @param signatures constants at known places from the start of a file
 */
public record CatalogEntry(
    FormatName format, String file, String refusal, String raw, List<Signature> signatures) {
  /** Keeps its own copy. */
  public CatalogEntry {
    signatures = List.copyOf(signatures);
  }

  /**
   * A constant at a known place.
   *
   * @param role what it is for
   * @param offset bytes from the start of the file
   * @param bytes what must stand there
   */
  public record Signature(Role role, int offset, Blob bytes) {
    /** Whether {@code file} has these bytes there. */
    public boolean matches(ByteBuffer file) {
      int length = bytes.length();
      return file.limit() >= offset + length
          && file.slice(offset, length).equals(ByteBuffer.wrap(bytes.bytes()));
    }
  }

  /** Whether every constant of {@code role} stands in {@code file}, and there is one. */
  public boolean has(Role role, ByteBuffer file) {
    List<Signature> wanted =
        signatures.stream().filter(signature -> signature.role() == role).toList();
    return !wanted.isEmpty() && wanted.stream().allMatch(mark -> mark.matches(file));
  }
}
