package dev.diptych.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Shares the strings of names: millions of items have few different names. */
final class NameCache {
  /** Maximum number of names; a text with more does not match any format. */
  private static final int SIZE = 1 << 12;

  private final Source source;
  private final byte[] text;
  private final @Nullable String[] names = new String[SIZE];
  private final int[] starts = new int[SIZE];

  NameCache(Source source) {
    this.source = source;
    this.text = source.bytes();
  }

  /** The name from {@code start} to {@code end}, exclusive. */
  String name(int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      hash = hash * 31 + text[i];
    }
    int slot = (hash ^ hash >>> 12) & (SIZE - 1);
    String cached = names[slot];
    // Valid names are ASCII; others are not found again.
    if (cached != null
        && cached.length() == end - start
        && Arrays.equals(text, starts[slot], starts[slot] + cached.length(), text, start, end)) {
      return cached;
    }
    String name = source.text(new Span(start, end));
    names[slot] = name;
    starts[slot] = start;
    return name;
  }
}
