package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Unpacking.Method;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import java.util.List;

/**
 * The value that a field of a decoded file would have if it were a checksum, whether or not it is
 * one.
 *
 * @param value the value
 * @param covered number of bytes that it would cover, before they are unpacked
 */
public record CandidateSum(Value value, long covered) {
  /**
   * Computes it.
   *
   * @param place the struct with the field, which must be present
   * @param index index of the field
   * @param from the struct that the paths of {@code checksum} begin at
   * @throws UncomputableException if these bytes have no such checksum
   */
  public static CandidateSum of(StructPlace place, int index, StructPlace from, Checksum checksum)
      throws UncomputableException {
    Sum sum = new Sum(place, index, checksum);
    Coverage coverage = new Coverage(sum, from);
    List<Piece> pieces = coverage.pieces();
    long covered = 0;
    boolean plain = true;
    for (Piece piece : pieces) {
      Region region = piece.region();
      covered += region == null ? piece.constant().length : region.end() - region.start();
      plain &= piece.method() == Method.NONE;
    }
    if (plain && checksum.algorithm() instanceof Algorithm.Size) {
      return new CandidateSum(Scalar.of(covered - skipped(coverage, sum, pieces)), covered);
    }
    byte[] result = new Computation(sum, coverage, pieces, new Replacements()).result();
    return new CandidateSum(new SumValue(sum.field(), checksum).of(result), covered);
  }

  /** The number of bytes of the field itself in {@code pieces}, if they are skipped. */
  private static long skipped(Coverage coverage, Sum sum, List<Piece> pieces)
      throws UncomputableException {
    long skipped = 0;
    if (sum.checksum().self() == null) {
      for (Region blank : coverage.blank()) {
        for (Piece piece : pieces) {
          Region region = piece.region();
          if (region != null && region.intersects(blank)) {
            skipped +=
                Math.min(region.end(), blank.end()) - Math.max(region.start(), blank.start());
          }
        }
      }
    }
    return skipped;
  }
}
