package dev.diptych.model.document;

import java.util.List;

/**
 * What a spec does not account for in the bytes of one struct: bytes after its end, where a stream
 * is its own, and places where encoding alone would give other bytes.
 *
 * @param trailing bytes after the end of what the spec describes
 * @param slack how many bytes its stream has beyond the sum of its fields and what is trailing:
 *     more where there are gaps between fields that stand at positions, less where such fields
 *     overlap
 * @param patches where encoding alone would give other bytes, by ascending offset
 */
public record Residue(Blob trailing, long slack, List<Patch> patches) {
  /** No residue. */
  public static final Residue NONE = new Residue(new Blob(new byte[0]), 0, List.of());

  /** The block of a text that holds residue; no format may call anything else so. */
  public static final String NAME = "Residue";

  /** Where residue stands in a document, for those who report about it. */
  public static final Path PATH = Path.ROOT.field(NAME);

  /**
   * A run of bytes to put in the place of another.
   *
   * @param offset where it stands, in bytes from the start of the struct
   * @param encoded what encoding gives there: when it no longer does, the text was edited and the
   *     patch would hit the wrong place
   * @param actual what the file has there
   */
  public record Patch(long offset, Blob encoded, Blob actual) {
    /** Whether the bytes take the place of as many zeros. */
    public boolean overZeros() {
      return encoded.isZero() && encoded.length() == actual.length();
    }
  }

  /** Keeps its own copy. */
  public Residue {
    patches = List.copyOf(patches);
  }

  /** Bytes after the end of what the spec describes, and nothing else. */
  public static Residue trailing(Blob trailing) {
    return new Residue(trailing, 0, List.of());
  }

  /** The same with other patches. */
  public Residue with(List<Patch> others) {
    return new Residue(trailing, slack, others);
  }

  /** Bytes of the file that stand in here. */
  public long bytes() {
    return trailing.length() + patches.stream().mapToLong(p -> p.actual().length()).sum();
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return trailing.length() == 0 && slack == 0 && patches.isEmpty();
  }
}
