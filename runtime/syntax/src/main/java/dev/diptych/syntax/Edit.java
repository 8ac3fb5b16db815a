package dev.diptych.syntax;

/**
 * A change of a text.
 *
 * @param offset where bytes are replaced
 * @param removed how many
 * @param inserted what is there instead; must not be changed
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record Edit(int offset, int removed, byte[] inserted) {
  public Edit {
    if (offset < 0 || removed < 0) {
      throw new IllegalArgumentException("edit at " + offset + " of " + removed);
    }
  }

  /** The text after the edit. */
  byte[] apply(byte[] text) {
    byte[] changed = new byte[text.length - removed + inserted.length];
    System.arraycopy(text, 0, changed, 0, offset);
    System.arraycopy(inserted, 0, changed, offset, inserted.length);
    int rest = offset + inserted.length;
    System.arraycopy(text, offset + removed, changed, rest, changed.length - rest);
    return changed;
  }
}
