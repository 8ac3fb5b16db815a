package dev.diptych.binary.decode;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import java.util.List;
import java.util.Map;

/**
 * A decoded file.
 *
 * @param root its values; bytes that no field reads are residue of the struct around them
 * @param locations where each value is in the file
 * @param extents byte ranges of structs in the file
 * @param unread number of bytes of the file that no field reads
 * @param gaps those bytes
 * @param faults what could not be decoded of a damaged file, as warnings
 */
public record Decoded(
    Struct root,
    Locations locations,
    Extents extents,
    long unread,
    Gaps gaps,
    List<Diagnostic> faults) {
  /** The bytes of a file that no field reads. */
  @FunctionalInterface
  public interface Gaps {
    /**
     * Number of them in a range.
     *
     * @param start offset of the first byte of the range in the file
     * @param end offset after its last byte
     */
    long within(int start, int end);
  }

  /** Byte ranges of structs in a file. */
  public interface Extents {
    /**
     * A byte range of a file.
     *
     * @param start offset of the first byte
     * @param end offset after the last byte
     */
    record Extent(long start, long end) {}

    /** Byte ranges by path, of all structs whose bytes are in the file unpacked. */
    Map<Path, Extent> structs();
  }
}
