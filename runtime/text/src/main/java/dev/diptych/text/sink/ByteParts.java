package dev.diptych.text.sink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A long text in parts, which are not copied when it grows. */
public final class ByteParts {
  private final List<byte[]> parts = new ArrayList<>();
  private int length;

  /** Appends a copy of {@code text}. */
  public void add(ByteBuilder text) {
    parts.add(Arrays.copyOf(text.array(), text.length()));
    length = Math.addExact(length, text.length());
  }

  /** Returns the whole text and releases each part once it is copied. */
  public byte[] take() {
    if (parts.size() == 1) {
      return parts.remove(0);
    }
    byte[] all = new byte[length];
    int at = 0;
    for (int i = 0; i < parts.size(); i++) {
      byte[] part = parts.set(i, null);
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    parts.clear();
    return all;
  }
}
