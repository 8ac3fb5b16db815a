package dev.diptych.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

/** Shares the strings of names: millions of items have few different names. */
final class NameCache {
  /** Maximum number of names; a text with more does not match any format. */
  private static final int SIZE = 1 << 12;

  private final Source source;
  private final byte[] text;
  private final @Nullable Entry[] entries = new Entry[SIZE];

  /** A name and where it is in the text; immutable, so that threads can share the cache. */
  private record Entry(String name, int start) {}

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
    Entry cached = entries[slot];
    // Valid names are ASCII; others are not found again.
    if (cached != null && isSame(cached, start, end)) {
      return cached.name;
    }
    String name = source.text(new Span(start, end));
    entries[slot] = new Entry(name, start);
    return name;
  }

  private boolean isSame(Entry cached, int start, int end) {
    int length = end - start;
    if (cached.name.length() != length) {
      return false;
    }
    // Names are short: a loop costs less than a call that checks ranges.
    int first = cached.start;
    int i = 0;
    while (i < length && text[first + i] == text[start + i]) {
      i++;
    }
    return i == length;
  }
}
