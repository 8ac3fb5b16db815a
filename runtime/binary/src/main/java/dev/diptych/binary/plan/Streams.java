package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.decode.Coverage;
import dev.diptych.binary.stream.Input;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The streams of a file, and which of their bytes the values of its document were decoded from. A
 * stream whose sequence takes all of its bytes need not be known, unless instances are decoded from
 * it.
 */
final class Streams {
  private final Map<Input, Coverage> known = new LinkedHashMap<>();

  /** Adds the stream of a struct, with the bytes of its sequence. */
  void add(Slots alone) {
    Coverage coverage = new Coverage();
    coverage.add(0, alone.end());
    known.put(alone.input(), coverage);
  }

  /** Whether a struct of the document has the stream. */
  boolean knows(Input in) {
    return known.containsKey(in);
  }

  /** The bytes of a known stream that values were decoded from. */
  Coverage of(Input in) {
    return requireNonNull(known.get(in));
  }

  /** The end of the last byte of a stream that a value was decoded from. */
  int end(Slots alone) {
    Coverage coverage = known.get(alone.input());
    return coverage == null ? alone.end() : coverage.end();
  }

  /** The number of bytes of the file that no value was decoded from; packed ones in proportion. */
  double unread() {
    double unread = 0;
    for (Map.Entry<Input, Coverage> each : known.entrySet()) {
      Input in = each.getKey();
      unread += (in.size() - each.getValue().total()) * share(in);
    }
    return unread;
  }

  /** How many bytes of the file a byte of a stream takes. */
  private static double share(Input in) {
    Input outer = in.outer();
    double packed = in.all().source().length();
    return outer == null ? 1 : share(outer) * packed / Math.max(1, in.size());
  }

  /** The number of bytes that no value was decoded from, of a range of the file. */
  long within(int start, int end) {
    long unread = 0;
    for (Map.Entry<Input, Coverage> each : known.entrySet()) {
      Input in = each.getKey();
      int base = in.inFile() ? (int) in.fileOffset(0) : end;
      int from = Math.max(start, base) - base;
      int to = Math.min(end - base, in.size());
      unread += from < to ? to - from - each.getValue().within(from, to) : 0;
    }
    return unread;
  }
}
