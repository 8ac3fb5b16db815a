package dev.diptych.twin;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The share of a file that its spec describes.
 *
 * @param size size of the file in bytes
 * @param residue number of bytes that the text contains as residue
 * @param unread number of bytes that no field reads, or that a field would write differently; more
 *     than the residue if such bytes are 0 and therefore omitted
 */
public record SpecCoverage(long size, long residue, long unread) {
  /** The coverage of {@code opened}, a binary file of {@code size} bytes. */
  public static SpecCoverage of(LocatedDocument opened, long size) {
    return new SpecCoverage(
        size, residue(opened.document().root()), Math.min(size, opened.unread()));
  }

  private static long residue(@Nullable Value value) {
    if (value instanceof Sequence sequence) {
      return sequence.elements().stream().mapToLong(SpecCoverage::residue).sum();
    }
    long bytes = 0;
    if (value instanceof Struct struct) {
      bytes = struct.residue().bytes();
      for (int i = 0; i < struct.type().fields().size(); i++) {
        bytes += residue(struct.get(i));
      }
    }
    return bytes;
  }

  /** The described share in percent, never rounded up to 100. */
  public String percent() {
    if (unread <= 0 || size == 0) {
      return "100 %";
    }
    double share = 100.0 * (size - unread) / size;
    return String.format(Locale.ROOT, "%.1f %%", Math.floor(share * 10) / 10);
  }
}
