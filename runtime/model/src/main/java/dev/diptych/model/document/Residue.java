package dev.diptych.model.document;

import java.util.List;

/**
 * What a spec does not account for: bytes after its end, and places where the encoded document
 * differs from the file it came from.
 *
 * @param trailing bytes after the end of what the spec describes
 * @param patches where encoding alone would give other bytes, by ascending offset
 */
public record Residue(Blob trailing, List<Patch> patches) {
  /** No residue. */
  public static final Residue NONE = new Residue(new Blob(new byte[0]), List.of());

  /** The block of a text that holds residue; no format may call anything else so. */
  public static final String NAME = "Residue";

  /** Where residue stands in a document, for those who report about it. */
  public static final Path PATH = Path.ROOT.field(NAME);

  /**
   * A run of bytes to put in the place of another.
   *
   * @param offset where it stands in the encoded document, in bytes, before any patch
   * @param encoded what encoding gives there: when it no longer does, the text was edited and the
   *     patch would hit the wrong place
   * @param actual what the file has there
   */
  public record Patch(long offset, Blob encoded, Blob actual) {}

  /** Keeps its own copy. */
  public Residue {
    patches = List.copyOf(patches);
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return trailing.length() == 0 && patches.isEmpty();
  }
}
