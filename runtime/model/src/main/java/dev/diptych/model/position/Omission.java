package dev.diptych.model.position;

import dev.diptych.model.document.Arrangement;
import dev.diptych.model.document.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the offsets of a complete document that follow from an arrangement. */
final class Omission {
  /** One offset more may be chance: the arrangement must explain at least two. */
  private static final int MIN_GAIN = 2;

  /** An arrangement is chosen by as many fields. */
  private static final int MAX_TRIED = 1000;

  private final Items items;
  private final Arrangement arrangement;
  private final Set<Path> omitted = new HashSet<>();
  private final Set<Path> kept = new HashSet<>();
  private final Map<Path, Long> starts = new HashMap<>();

  private Omission(Items items, Arrangement arrangement) {
    this.items = items;
    this.arrangement = arrangement;
  }

  /** The arrangement that omits most; the first of several, and the default if few are better. */
  static Omission best(Items items) {
    Omission best = null;
    for (Arrangement.Order order : Arrangement.Order.values()) {
      List<Item> sorted = ItemOrder.of(items.outermost(), order);
      List<Item> first = sorted.subList(0, Math.min(MAX_TRIED, sorted.size()));
      for (int align = 1; align <= Arrangement.MAX_ALIGN; align *= 2) {
        Omission each = new Omission(items, new Arrangement(order, align));
        each.run(first);
        if (best == null || each.omitted.size() >= best.omitted.size() + MIN_GAIN) {
          best = each;
        }
        if (each.kept.isEmpty()) {
          break;
        }
      }
    }
    Omission whole = new Omission(items, Objects.requireNonNull(best).arrangement);
    whole.run(ItemOrder.of(items.outermost(), whole.arrangement.order()));
    items.offsets().forEach(whole::withoutItem);
    return whole;
  }

  /** The arrangement. */
  Arrangement arrangement() {
    return arrangement;
  }

  /** The paths of the offsets that follow from it. */
  Set<Path> omitted() {
    return omitted;
  }

  private void run(List<Item> sorted) {
    Cursor cursor = new Cursor(items, arrangement);
    for (Item item : sorted) {
      if (item.kind() == Item.Kind.NUMBERS) {
        decide(item, cursor);
      }
    }
  }

  private void decide(Item item, Cursor cursor) {
    long position = item.position();
    Item.Term offset = undecided(item, false);
    Item.Term base = undecided(item, true);
    if (offset == null) {
      keep(base);
    } else {
      boolean free = base == null || offset.scale() == 1;
      if (free && cursor.next(item, item.rest(offset, base), offset.scale()) == position) {
        omitted.add(offset.number().path());
        start(item, offset, base);
      } else {
        keep(base);
        boolean behind = cursor.next(item, item.rest(offset, null), offset.scale()) == position;
        (behind ? omitted : kept).add(offset.number().path());
      }
    }
    cursor.pass(item, position);
  }

  private void start(Item item, Item.Term offset, Item.@Nullable Term base) {
    if (base != null) {
      long start = item.position() - item.rest(offset, base);
      starts.merge(base.number().path(), start, Math::min);
    }
  }

  private void keep(Item.@Nullable Term term) {
    if (term != null) {
      kept.add(term.number().path());
    }
  }

  private Item.@Nullable Term undecided(Item item, boolean base) {
    for (Item.Term term : item.terms()) {
      Path path = term.number().path();
      boolean open = !kept.contains(path) && !omitted.contains(path);
      if (open && term.base() == base && term.number().field().isOffset()) {
        return term;
      }
    }
    return null;
  }

  /** The start of a region, or an offset of an absent field. */
  private void withoutItem(Path path, Frame.NumberAt number) {
    boolean open = !kept.contains(path) && !omitted.contains(path);
    if (open && number.value() == starts.getOrDefault(path, 0L)) {
      omitted.add(path);
    }
  }
}
