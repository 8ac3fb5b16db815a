package dev.diptych.binary.packing;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cache of recent compression results. The content of one field is compressed several times: to
 * find its level, to know the size of the file, to write it, and to check that it reads back.
 * Compression is by far the slowest of all steps, and its result is always the same. The content
 * itself is not kept: decompressing the result gives it.
 */
final class KnownPackings {
  /** Compressing less takes no time. */
  static final int MIN_CONTENT = 1 << 16;

  private static final int MAX_COUNT = 64;
  private static final long MAX_BYTES = 64L << 20;

  private static SoftReference<Deque<Known>> recent = new SoftReference<>(null);

  private KnownPackings() {}

  /**
   * A result.
   *
   * @param level the level
   * @param length size of the content
   * @param packed the compressed bytes, shared
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  private record Known(int level, int length, byte[] packed) {}

  /** Adds the result of compressing {@code content} at {@code level}. */
  static synchronized void add(byte[] content, int level, byte[] packed) {
    if (content.length < MIN_CONTENT) {
      return;
    }
    Deque<Known> known = recent.get();
    if (known == null) {
      known = new ArrayDeque<>();
      recent = new SoftReference<>(known);
    }
    known.addFirst(new Known(level, content.length, packed));
    long bytes = known.stream().mapToLong(packing -> packing.packed().length).sum();
    while (known.size() > MAX_COUNT || bytes > MAX_BYTES) {
      bytes -= known.removeLast().packed().length;
    }
  }

  /** The result for {@code content} at {@code level}, which must not be changed, or null. */
  static byte @Nullable [] find(byte[] content, int level) {
    for (Known packing : candidates(content, level)) {
      try (Unpacking unpacking = new Unpacking(packing.packed())) {
        if (unpacking.holds(content)) {
          return packing.packed();
        }
      }
    }
    return null;
  }

  private static synchronized List<Known> candidates(byte[] content, int level) {
    Deque<Known> known = recent.get();
    return known == null || content.length < MIN_CONTENT
        ? List.of()
        : known.stream()
            .filter(packing -> packing.level() == level && packing.length() == content.length)
            .toList();
  }
}
