package dev.diptych.binary.checksum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Bytes that count as others, by source and position. */
final class Replacements {
  private final Map<ByteSource, NavigableMap<Long, Replacement>> settled = new HashMap<>();

  /**
   * Bytes that count as others.
   *
   * @param region where they are
   * @param fill what each of them counts as; null if they are skipped
   * @param bytes what they count as together; null for {@code fill}
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Replacement(Region region, @Nullable Integer fill, byte @Nullable [] bytes) {}

  /** Counts the bytes at {@code region} as {@code bytes} from now on. */
  void settle(Region region, byte[] bytes) {
    settled
        .computeIfAbsent(region.source(), source -> new TreeMap<>())
        .put(region.start(), new Replacement(region, null, bytes));
  }

  /**
   * The replacements within {@code region}, in order and without overlap.
   *
   * @param blank regions that count as {@code fill}, before all others
   */
  List<Replacement> within(Region region, List<Region> blank, @Nullable Integer fill) {
    List<Replacement> all = new ArrayList<>();
    for (Region each : blank) {
      if (each.intersects(region)) {
        all.add(new Replacement(each, fill, null));
      }
    }
    NavigableMap<Long, Replacement> others = settled.get(region.source());
    if (others != null) {
      for (Replacement each : others.subMap(region.start(), region.end()).values()) {
        if (blank.stream().noneMatch(each.region()::intersects)) {
          all.add(each);
        }
      }
    }
    all.sort(Comparator.comparingLong(each -> each.region().start()));
    return all;
  }
}
