package dev.diptych.model.position;

import dev.diptych.model.document.Arrangement;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes omitted offsets: each field follows the previous one of the arrangement. A field with an
 * offset in the text is where that leads.
 */
final class Placement {
  private final Items items;
  private final Arrangement arrangement;
  private final Set<Path> missing;
  private final Cursor cursor;
  private final Map<Path, Long> values = new HashMap<>();
  private final Map<Path, List<Distance>> distances = new LinkedHashMap<>();

  /** An item in a region whose start is not known yet. */
  private record Distance(Item item, long position, Item.Term offset, Item.Term base) {
    /** The position without the distance and the start. */
    long start() {
      return position - item.rest(offset, base);
    }
  }

  /**
   * A placement.
   *
   * @param missing the paths of the offsets to compute
   */
  Placement(Items items, Arrangement arrangement, Set<Path> missing) {
    this.items = items;
    this.arrangement = arrangement;
    this.missing = missing;
    this.cursor = new Cursor(items, arrangement);
  }

  /**
   * The missing offsets by path.
   *
   * @throws UnplacedFieldException if one cannot be computed
   */
  Map<Path, Long> run() {
    for (Item item : ItemOrder.of(items.outermost(), arrangement.order())) {
      if (item.kind() == Item.Kind.NUMBERS) {
        place(item);
      }
    }
    distances.forEach(this::region);
    missing.forEach(path -> values.putIfAbsent(path, 0L));
    return values;
  }

  private void place(Item item) {
    Item.Term offset = unknown(item, false);
    Item.Term base = unknown(item, true);
    Item.Term wanted = offset == null ? base : offset;
    if (wanted == null) {
      cursor.pass(item, rest(item, null, null));
      return;
    }
    boolean both = offset != null && base != null;
    long rest = rest(item, wanted, both ? base : null);
    long scale = wanted.scale();
    long position = cursor.next(item, rest, both ? 1 : scale);
    if (position == Cursor.UNKNOWN) {
      throw new UnplacedFieldException(wanted.number().path(), item.path(), scale);
    }
    if (both) {
      distances
          .computeIfAbsent(base.number().path(), path -> new ArrayList<>())
          .add(new Distance(item, position, offset, base));
    } else {
      values.put(wanted.number().path(), (position - rest) / scale);
    }
    cursor.pass(item, position);
  }

  /** The start of a region is that of the first field in it. */
  private void region(Path start, List<Distance> inside) {
    long first =
        values.computeIfAbsent(
            start, path -> inside.stream().mapToLong(Distance::start).min().orElse(0));
    for (Distance each : inside) {
      long scaled = each.start() - first;
      if (scaled % each.offset().scale() != 0) {
        throw new UnplacedFieldException(
            each.offset().number().path(), each.item().path(), each.offset().scale());
      }
      values.putIfAbsent(each.offset().number().path(), scaled / each.offset().scale());
    }
  }

  private Item.@Nullable Term unknown(Item item, boolean base) {
    for (Item.Term term : item.terms()) {
      Path path = term.number().path();
      if (term.base() == base && missing.contains(path) && !values.containsKey(path)) {
        return term;
      }
    }
    return null;
  }

  /** The position of {@code item} without two terms, with the numbers computed so far. */
  private long rest(Item item, Item.@Nullable Term one, Item.@Nullable Term other) {
    long sum = item.rest(one, other);
    for (Item.Term term : item.terms()) {
      Long value = term == one || term == other ? null : values.get(term.number().path());
      if (value != null) {
        sum += (value - term.number().value()) * term.scale();
      }
    }
    return sum;
  }
}
