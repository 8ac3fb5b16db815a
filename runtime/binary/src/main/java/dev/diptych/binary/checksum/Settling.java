package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Unpacking.Method;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** Computes checksums that may cover each other, each after those that it covers. */
final class Settling {
  private final List<Sum> open;
  private final boolean order;
  private final Map<ByteSource, NavigableMap<Long, Sum>> places = new HashMap<>();
  private final Replacements replacements = new Replacements();
  private final Map<Path, Value> values = new LinkedHashMap<>();
  private final Map<Path, String> failures = new LinkedHashMap<>();
  private final Set<Sum> done = new HashSet<>();

  /**
   * For checksums in one stream, or in several at the same depth.
   *
   * @param order whether only their order is determined, and no value
   */
  Settling(List<Sum> open, boolean order) {
    this.open = open;
    this.order = order;
    for (Sum sum : open) {
      places
          .computeIfAbsent(sum.region().source(), source -> new TreeMap<>())
          .put(sum.region().start(), sum);
    }
  }

  /** A checksum, the bytes that it covers, and the checksums in those that are not done yet. */
  private record Step(Sum sum, List<Piece> pieces, Deque<Sum> before) {}

  Settled run() {
    for (Sum sum : open) {
      if (!done.contains(sum)) {
        settle(sum);
      }
    }
    return new Settled(values, failures);
  }

  /** Computes {@code first}. Nesting may be deep, so that this does not recurse. */
  private void settle(Sum first) {
    Deque<Step> steps = new ArrayDeque<>();
    Set<Sum> waiting = new HashSet<>();
    begin(first, steps, waiting);
    while (!steps.isEmpty()) {
      Step step = steps.element();
      Sum next = step.before().poll();
      if (next == null) {
        steps.remove();
        compute(step);
      } else if (waiting.contains(next) && !done.contains(next)) {
        fail(step.sum(), "it and " + next.path() + " cover each other");
        steps.remove();
      } else if (!done.contains(next)) {
        begin(next, steps, waiting);
      }
    }
  }

  private void begin(Sum sum, Deque<Step> steps, Set<Sum> waiting) {
    waiting.add(sum);
    try {
      List<Piece> pieces = new Coverage(sum).pieces();
      steps.push(new Step(sum, pieces, before(sum, pieces)));
    } catch (UncomputableException e) {
      fail(sum, e.getMessage());
    }
  }

  /** The checksums that {@code sum} covers. */
  private Deque<Sum> before(Sum sum, List<Piece> pieces) throws UncomputableException {
    // A size does not depend on the bytes that it counts.
    boolean size = sum.checksum().algorithm() instanceof Algorithm.Size;
    List<Region> blank = new Coverage(sum).blank();
    List<Sum> before = new ArrayList<>();
    for (Piece piece : pieces) {
      Region region = piece.region();
      if (size && piece.method() == Method.NONE) {
        continue;
      }
      NavigableMap<Long, Sum> there = region == null ? null : places.get(region.source());
      if (region != null && there != null) {
        there.subMap(region.start(), region.end()).values().stream()
            .filter(each -> blank.stream().noneMatch(each.region()::intersects))
            .forEach(before::add);
      }
    }
    return new ArrayDeque<>(before);
  }

  private void compute(Step step) {
    Sum sum = step.sum();
    if (!done.add(sum) || order) {
      return;
    }
    try {
      byte[] result = new Computation(sum, step.pieces(), replacements).result();
      SumValue form = new SumValue(sum.field(), sum.checksum());
      Value value = form.of(result);
      values.put(sum.path(), value);
      replacements.settle(sum.region(), form.bytes(value));
    } catch (UncomputableException e) {
      fail(sum, e.getMessage());
    }
  }

  private void fail(Sum sum, String reason) {
    failures.put(sum.path(), reason);
    done.add(sum);
  }
}
