package dev.diptych.authoring.plain;

import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where each part of an expanded text was authored. */
public final class SourceMap {
  private int[] starts = new int[64];
  private final List<Origin> origins = new ArrayList<>();

  /** What follows offset {@code start} comes from {@code origin}. */
  void mark(int start, Origin origin) {
    int count = origins.size();
    if (count > 0 && origins.get(count - 1) == origin) {
      return;
    }
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
    }
    starts[count] = start;
    origins.add(origin);
  }

  /** Where the byte at {@code offset} of the expanded text was authored. */
  public Origin origin(int offset) {
    int found = Arrays.binarySearch(starts, 0, origins.size(), offset);
    return origins.get(Math.max(0, found >= 0 ? found : -found - 2));
  }
}
