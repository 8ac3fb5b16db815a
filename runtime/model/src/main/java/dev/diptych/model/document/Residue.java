package dev.diptych.model.document;

import dev.diptych.model.schema.StructType;
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
 * @param cut where decoding the struct of a damaged file ended; null if it is whole
 */
public record Residue(
    Blob trailing, long slack, List<Patch> patches, Arrangement arrangement, @Nullable Cut cut) {
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

  /**
   * Where decoding the fields in sequence of a struct ended, because the file is damaged.
   *
   * @param field id of the first field that is not decoded, or only in part: then it has the
   *     elements or the fields up to there
   * @param reason why, for information only; empty if it is not known, or if an inner struct has it
   */
  public record Cut(String field, String reason) {
    /**
     * Whether a field is not decoded, or only in part: it and those after it in sequence.
     *
     * @param type the type of the struct
     * @param index the index of the field
     */
    public boolean covers(StructType type, int index) {
      return index >= type.indexOf(field) && !type.fields().get(index).storage().instance();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Cut cut && field.equals(cut.field);
    }

    @Override
    public int hashCode() {
      return field.hashCode();
    }
  }

  public Residue {
    patches = List.copyOf(patches);
  }

  /** Creates residue of a whole struct. */
  public Residue(Blob trailing, long slack, List<Patch> patches, Arrangement arrangement) {
    this(trailing, slack, patches, arrangement, null);
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
        && arrangement.equals(residue.arrangement)
        && Objects.equals(cut, residue.cut);
  }

  @Override
  public int hashCode() {
    return Objects.hash(trailing, slack, patches, arrangement) + Objects.hashCode(cut);
  }

  /** Creates residue of trailing bytes only. */
  public static Residue trailing(Blob trailing) {
    return new Residue(trailing, 0, List.of());
  }

  /** Returns a copy with other patches. */
  public Residue with(List<Patch> others) {
    return new Residue(trailing, slack, others, arrangement, cut);
  }

  /** Returns a copy with other slack. */
  public Residue withSlack(long other) {
    return new Residue(trailing, other, patches, arrangement, cut);
  }

  /** Returns a copy with another arrangement. */
  public Residue with(Arrangement other) {
    return new Residue(trailing, slack, patches, other, cut);
  }

  /** Returns a copy that is cut. */
  public Residue with(@Nullable Cut where) {
    return new Residue(trailing, slack, patches, arrangement, where);
  }

  /** Number of bytes in this residue. */
  public long bytes() {
    long bytes = trailing.length();
    for (int i = 0; i < patches.size(); i++) {
      bytes += patches.get(i).actual().length();
    }
    return bytes;
  }

  /** Whether there is no residue. */
  @SuppressWarnings("ReferenceEquality") // Only a shorter way.
  public boolean isEmpty() {
    if (this == NONE) {
      return true; // As for most structs.
    }
    return trailing.length() == 0
        && slack == 0
        && patches.isEmpty()
        && arrangement.isDefault()
        && cut == null;
  }
}
