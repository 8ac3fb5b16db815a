package dev.diptych.twin;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds where a file differs from what its document encodes to, and puts that back. */
final class Patches {
  /** Runs that differ are joined where fewer bytes lie between them. */
  private static final int GAP = 8;

  private Patches() {}

  /**
   * What to keep so that {@code file} comes back.
   *
   * @param encoded what the document encodes to
   * @param file the file
   * @param consumed bytes of the file that the document was decoded from
   */
  static Residue between(ByteBuffer encoded, ByteBuffer file, int consumed) {
    Blob trailing = blob(file, consumed, file.limit());
    ByteBuffer actual = file.slice(0, consumed);
    if (encoded.equals(actual)) {
      return new Residue(trailing, List.of());
    }
    return new Residue(
        trailing,
        encoded.limit() == consumed ? runs(encoded, actual) : List.of(middle(encoded, actual)));
  }

  private static List<Residue.Patch> runs(ByteBuffer encoded, ByteBuffer actual) {
    List<Residue.Patch> patches = new ArrayList<>();
    int size = encoded.limit();
    int at = mismatch(encoded, actual, 0);
    while (at < size) {
      int end = at + 1;
      int next = mismatch(encoded, actual, end);
      while (next < size && next - end < GAP) {
        end = next + 1;
        next = mismatch(encoded, actual, end);
      }
      patches.add(new Residue.Patch(at, blob(encoded, at, end), blob(actual, at, end)));
      at = next;
    }
    return patches;
  }

  /** The first place from {@code from} on where two buffers of one length differ, or their end. */
  private static int mismatch(ByteBuffer a, ByteBuffer b, int from) {
    int length = a.limit() - from;
    int at = a.slice(from, length).mismatch(b.slice(from, length));
    return at < 0 ? a.limit() : from + at;
  }

  private static Residue.Patch middle(ByteBuffer encoded, ByteBuffer actual) {
    int least = Math.min(encoded.limit(), actual.limit());
    int start = encoded.slice(0, least).mismatch(actual.slice(0, least));
    start = start < 0 ? least : start;
    int tail = 0;
    while (tail < least - start
        && encoded.get(encoded.limit() - 1 - tail) == actual.get(actual.limit() - 1 - tail)) {
      tail++;
    }
    return new Residue.Patch(
        start,
        blob(encoded, start, encoded.limit() - tail),
        blob(actual, start, actual.limit() - tail));
  }

  private static Blob blob(ByteBuffer buffer, int start, int end) {
    byte[] bytes = new byte[end - start];
    buffer.get(start, bytes);
    return new Blob(bytes);
  }

  /**
   * The file that {@code encoded} and {@code residue} make, or nothing where a patch does not find
   * the bytes that it is to replace: an edit has moved them.
   */
  static Optional<ByteBuffer> apply(ByteBuffer encoded, Residue residue) {
    if (residue.isEmpty()) {
      return Optional.of(encoded);
    }
    long size = encoded.limit() + (long) residue.trailing().length();
    for (Residue.Patch patch : residue.patches()) {
      size += patch.actual().length() - patch.encoded().length();
      if (!fits(encoded, patch)) {
        return Optional.empty();
      }
    }
    ByteBuffer file = ByteBuffer.allocate(Math.toIntExact(size));
    int at = 0;
    for (Residue.Patch patch : residue.patches()) {
      file.put(encoded.slice(at, (int) patch.offset() - at));
      file.put(patch.actual().bytes());
      at = (int) patch.offset() + patch.encoded().length();
    }
    file.put(encoded.slice(at, encoded.limit() - at));
    file.put(residue.trailing().bytes());
    return Optional.of(file.rewind());
  }

  private static boolean fits(ByteBuffer encoded, Residue.Patch patch) {
    int length = patch.encoded().length();
    return patch.offset() <= encoded.limit() - length
        && encoded
            .slice((int) patch.offset(), length)
            .equals(ByteBuffer.wrap(patch.encoded().bytes()));
  }
}
