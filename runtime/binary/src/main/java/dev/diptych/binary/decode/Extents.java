package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import java.util.Map;

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
