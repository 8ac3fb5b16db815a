package dev.diptych.model.position;

import dev.diptych.model.document.Arrangement;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
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
  private final Map<Path, Reference> references;
  private final Cursor cursor;
  private final Map<Path, Long> values = new HashMap<>();
  private final Map<Path, Region> regions = new LinkedHashMap<>();

  /** An item in a region whose start is not known yet. */
  private record Distance(Item item, long position, Item.Term offset, Item.Term base) {
    /** The position without the distance and the start. */
    long start() {
      return position - item.rest(offset, base);
    }
  }

  /** A region whose start is not known yet. */
  private static final class Region {
    private final long next;
    private final List<Distance> inside = new ArrayList<>();
    private final List<Long> given = new ArrayList<>();

    private Region(long next) {
      this.next = next;
    }

    private long start() {
      return inside.isEmpty()
          ? next - given.stream().mapToLong(Long::longValue).min().orElse(0)
          : inside.stream().mapToLong(Distance::start).min().orElse(0);
    }
  }

  /**
   * A placement.
   *
   * @param missing the offsets to compute
   */
  Placement(Items items, Arrangement arrangement, MissingOffsets missing) {
    this.items = items;
    this.arrangement = arrangement;
    this.missing = missing.paths();
    this.references = missing.references();
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
    regions.forEach(this::region);
    if (!references.isEmpty()) {
      items.views().forEach(this::resolve);
      references.forEach(this::requireResolved);
    }
    missing.forEach(path -> values.putIfAbsent(path, 0L));
    return values;
  }

  /** An offset that refers to a value, which has its position now. */
  private void resolve(Item view) {
    Item.Term offset = unknown(view, false);
    Path path = offset == null ? null : offset.number().path();
    Reference reference = path == null ? null : references.get(path);
    if (offset == null || path == null || reference == null) {
      return;
    }
    Addresses.Address address = new Addresses(items, this::position).of(reference.target());
    if (address == null || !address.stream().equals(view.stream())) {
      throw UnplacedFieldException.unknown(path, reference.target());
    }
    long distance = address.at() + reference.distance() - rest(view, offset, null);
    if (distance % offset.scale() != 0) {
      throw UnplacedFieldException.at(path, view.path(), offset.scale());
    }
    values.put(path, distance / offset.scale());
  }

  private void requireResolved(Path path, Reference reference) {
    if (!values.containsKey(path)) {
      throw UnplacedFieldException.unknown(path, reference.target());
    }
  }

  private long position(Item item) {
    return rest(item, null, null);
  }

  private void place(Item item) {
    Item.Term offset = unknown(item, false);
    if (offset != null && references.containsKey(offset.number().path())) {
      throw UnplacedFieldException.present(offset.number().path(), item.path());
    }
    Item.Term base = unknown(item, true);
    Item.Term wanted = offset == null ? base : offset;
    if (wanted == null) {
      cursor.pass(item, rest(item, null, null));
      return;
    }
    if (offset == null) {
      regions
          .computeIfAbsent(wanted.number().path(), path -> new Region(cursor.next(item, 0, 1)))
          .given
          .add(rest(item, wanted, null));
      return;
    }
    long rest = rest(item, wanted, base);
    long scale = wanted.scale();
    long position = cursor.next(item, rest, base != null ? 1 : scale);
    if (position == Cursor.UNKNOWN) {
      throw UnplacedFieldException.at(wanted.number().path(), item.path(), scale);
    }
    if (base != null) {
      regions
          .computeIfAbsent(base.number().path(), path -> new Region(position))
          .inside
          .add(new Distance(item, position, offset, base));
    } else {
      values.put(wanted.number().path(), (position - rest) / scale);
    }
    cursor.pass(item, position);
  }

  /** The start of a region is that of the first field in it. */
  private void region(Path start, Region region) {
    long first = values.computeIfAbsent(start, path -> region.start());
    for (Distance each : region.inside) {
      Path offset = each.offset().number().path();
      long scaled = each.start() - first;
      if (scaled % each.offset().scale() != 0) {
        throw UnplacedFieldException.at(offset, each.item().path(), each.offset().scale());
      }
      values.putIfAbsent(offset, scaled / each.offset().scale());
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
      boolean without = term.equals(one) || term.equals(other);
      Long value = without ? null : values.get(term.number().path());
      if (value != null) {
        sum += (value - term.number().value()) * term.scale();
      }
    }
    return sum;
  }
}
