package dev.diptych.authoring.plain;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Where each part of an expanded text was authored. */
public final class SourceMap {
  private int[] starts = new int[64];
  private final List<Origin> origins = new ArrayList<>();

  /** The parts that are copies of authored text, in which offsets correspond; by their starts. */
  private final List<Integer> copies = new ArrayList<>();

  /** What follows offset {@code start} comes from {@code origin}. */
  @SuppressWarnings("ReferenceEquality") // Equal origins of other objects only cost memory.
  void mark(int start, Origin origin) {
    int count = origins.size();
    if (count == 0 || origins.get(count - 1) != origin) {
      add(start, origin);
    }
  }

  private void add(int start, Origin origin) {
    int count = origins.size();
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
    }
    starts[count] = start;
    origins.add(origin);
  }

  /** What follows offset {@code start} is a copy of {@code origin}. */
  void copy(int start, Origin origin) {
    add(start, origin);
    copies.add(start);
  }

  /** Where the byte at {@code offset} of the expanded text was authored. */
  public Origin origin(int offset) {
    return origin(Span.at(offset));
  }

  /** Where the text that begins at {@code span} of the expanded text was authored. */
  public Origin origin(Span span) {
    int found = Arrays.binarySearch(starts, 0, origins.size(), span.start());
    int index = Math.max(0, found >= 0 ? found : -found - 2);
    Origin origin = origins.get(index);
    int start = starts[index];
    return Collections.binarySearch(copies, start) < 0
        ? origin
        : inCopy(origin, span.start() - start, span.length());
  }

  private static Origin inCopy(Origin copy, int offset, int length) {
    Source source = copy.at().source();
    Span whole = copy.at().span();
    int start = Math.min(whole.end(), whole.start() + offset);
    Span span = new Span(start, Math.min(whole.end(), start + length));
    return new Origin(new Location.InText(source, span), copy.via());
  }
}
