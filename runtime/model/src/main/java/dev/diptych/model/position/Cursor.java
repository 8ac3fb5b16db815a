package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Arrangement;
import dev.diptych.model.document.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Where the next field of an arrangement is, in each stream. */
final class Cursor {
  /** No position. */
  static final long UNKNOWN = Sizes.UNKNOWN;

  private final Items items;
  private final Arrangement arrangement;
  private final Map<Path, Long> ends = new HashMap<>();

  Cursor(Items items, Arrangement arrangement) {
    this.items = items;
    this.arrangement = arrangement;
  }

  /**
   * The position of {@code item}, whose stream must be known, or {@link #UNKNOWN}.
   *
   * @param rest the part of the position that is not due to its offset
   * @param scale the factor of its offset
   */
  long next(Item item, long rest, long scale) {
    long end = end(item);
    if (end == UNKNOWN) {
      return UNKNOWN;
    }
    // An offset is not negative: a field is not before the start of its region.
    long position = arrangement.aligned(scale > 0 ? Math.max(end, rest) : end);
    long step = Math.abs(scale);
    for (long i = 0; i < step; i++) {
      if ((position - rest) % scale == 0) {
        return position;
      }
      position += arrangement.align();
    }
    return UNKNOWN;
  }

  private long end(Item item) {
    Path stream = Objects.requireNonNull(item.stream());
    return ends.computeIfAbsent(stream, items::start);
  }

  /** Continues after {@code item}, which is at {@code position}, unless that is far away. */
  void pass(Item item, long position) {
    long end = end(item);
    if (end != UNKNOWN && position - end > Math.max(Slack.MAX, end)) {
      return;
    }
    long after = item.size() == Sizes.UNKNOWN ? UNKNOWN : position + item.size();
    ends.put(
        Objects.requireNonNull(item.stream()), after == UNKNOWN ? UNKNOWN : Math.max(end, after));
  }
}
