package dev.diptych.model.document;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Bytes of one struct that the spec does not describe.
 *
 * @param trailing bytes after the end of the described content
 * @param slack length of the struct's stream minus its fields and trailing bytes: positive if there
 *     are gaps between fields at positions, negative if such fields overlap
 * @param patches differences between the file and what encoding produces, by ascending offset
 * @param arrangement how fields are arranged whose offsets the text omits; the default in a
 *     complete document, which has all offsets
 */
public record Residue(Blob trailing, long slack, List<Patch> patches, Arrangement arrangement) {
  /** No residue. */
  public static final Residue NONE = new Residue(new Blob(new byte[0]), 0, List.of());

  /** The reserved name of the block for residue in a text. */
  public static final String NAME = "Residue";

  /** Path of residue in diagnostics. */
  public static final Path PATH = Path.ROOT.field(NAME);

  /**
   * A run of bytes that replaces another.
   *
   * @param offset offset from the start of the struct in bytes
   * @param encoded what encoding produces there; if it produces anything else, the text was edited
   *     and the patch no longer applies
   * @param actual the bytes in the file
   */
  public record Patch(long offset, Blob encoded, Blob actual) {
    /** Whether the bytes replace zeros only. */
    public boolean overZeros() {
      return encoded.isZero() && encoded.length() == actual.length();
    }
  }

  public Residue {
    patches = List.copyOf(patches);
  }

  /** Creates residue with the default arrangement. */
  public Residue(Blob trailing, long slack, List<Patch> patches) {
    this(trailing, slack, patches, Arrangement.DEFAULT);
  }

  // Plain code: the first use of a generated equals takes 10 ms, and each further one more.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Residue residue
        && slack == residue.slack
        && trailing.equals(residue.trailing)
        && patches.equals(residue.patches)
        && arrangement.equals(residue.arrangement);
  }

  @Override
  public int hashCode() {
    return Objects.hash(trailing, slack, patches, arrangement);
  }

  /** Creates residue of trailing bytes only. */
  public static Residue trailing(Blob trailing) {
    return new Residue(trailing, 0, List.of());
  }

  /** Returns a copy with other patches. */
  public Residue with(List<Patch> others) {
    return new Residue(trailing, slack, others, arrangement);
  }

  /** Returns a copy with other slack. */
  public Residue withSlack(long other) {
    return new Residue(trailing, other, patches, arrangement);
  }

  /** Returns a copy with another arrangement. */
  public Residue with(Arrangement other) {
    return new Residue(trailing, slack, patches, other);
  }

  /** Number of bytes in this residue. */
  public long bytes() {
    long bytes = trailing.length();
    for (Patch patch : patches) {
      bytes += patch.actual().length();
    }
    return bytes;
  }

  /** Whether there is no residue. */
  public boolean isEmpty() {
    return trailing.length() == 0 && slack == 0 && patches.isEmpty() && arrangement.isDefault();
  }
}
