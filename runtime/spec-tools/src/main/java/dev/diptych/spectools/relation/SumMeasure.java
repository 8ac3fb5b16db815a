package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.CandidateSum;
import dev.diptych.binary.checksum.UncomputableException;
import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.ChecksumText;

/**
 * A size or a checksum of bytes.
 *
 * @param checksum the checksum, or the size, which is spelled as one
 */
record SumMeasure(Checksum checksum) implements Measure {
  @Override
  public Measured of(Site site) throws UncomputableException {
    boolean size = checksum.algorithm() instanceof Algorithm.Size;
    CandidateSum sum = CandidateSum.of(site.place(), site.index(), site.place(), checksum);
    if (!size) {
      site.census().work().spend(sum.covered());
    }
    return new Measured(sum.value(), isTrivial(checksum, sum.covered()));
  }

  /** Whether there are no bytes; the sum of a single word is only a copy of it. */
  static boolean isTrivial(Checksum checksum, long covered) {
    int word = checksum.algorithm() instanceof Algorithm.Sum ? checksum.length() : 0;
    return covered <= word;
  }

  @Override
  public String words() {
    return ChecksumText.of(checksum);
  }

  @Override
  public String annotation() {
    return ChecksumSpelling.of(checksum);
  }
}
