package dev.diptych.lsp.document;

import dev.diptych.syntax.Edit;
import java.util.Arrays;

/**
 * Where two versions of a text differ: one range of bytes.
 *
 * @param start where it begins in both
 * @param removed its length in the first version
 * @param inserted its length in the second one
 */
public record Change(int start, int removed, int inserted) {
  /** Nothing changes. */
  public static final Change NONE = new Change(0, 0, 0);

  /** This change and then another one, as one. */
  public Change then(Change next) {
    if (equals(NONE)) {
      return next;
    }
    if (next.equals(NONE)) {
      return this;
    }
    int first = Math.min(start, next.start);
    // The end of the range in the version between the two.
    int end = Math.max(start + inserted, next.start + next.removed);
    int before = end - inserted + removed;
    int after = end - next.removed + next.inserted;
    return new Change(first, before - first, after - first);
  }

  /** The edit that makes the first version to {@code text}. */
  public Edit edit(byte[] text) {
    return new Edit(start, removed, Arrays.copyOfRange(text, start, start + inserted));
  }
}
