package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.UncomputableException;
import org.jspecify.annotations.Nullable;

/** What a number may be: a size, an offset, a count or a checksum of something in its file. */
interface Measure {
  /**
   * What it is for one struct.
   *
   * @throws UncomputableException if what is measured is not there
   */
  Measured of(Site site) throws UncomputableException;

  /** What it is, such as "the size of body". */
  String words();

  /** The value of {@code -twin-checksum} that states it; null if there is none. */
  @Nullable String annotation();
}
