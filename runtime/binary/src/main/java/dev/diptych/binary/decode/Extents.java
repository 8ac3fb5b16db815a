package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import java.util.Map;

/** From where to where structs stand in a file. */
public interface Extents {
  /**
   * A run of bytes of a file.
   *
   * @param start offset of the first, in bytes
   * @param end offset behind the last
   */
  record Extent(long start, long end) {}

  /** Every struct whose bytes stand in the file as they are, by the way to it. */
  Map<Path, Extent> structs();
}
