package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A field at a position before the end of the fields before it.
 *
 * @param field the field
 * @param offset the offset that leads there, or to the field before
 * @param position the position of the field
 * @param before the field at a position before it, or null for the fields in sequence
 * @param end where that ends
 * @param needed the value of the offset for which nothing overlaps, if there is one
 */
public record Overlap(
    Path field, Path offset, long position, @Nullable Path before, long end, OptionalLong needed) {
  /**
   * The first overlap in a document that a given offset causes.
   *
   * @param root the document with all its offsets
   * @param given whether the text contains the offset at a path
   */
  public static Optional<Overlap> first(Schema schema, Struct root, Predicate<Path> given) {
    if (!schema.hasOffsets()) {
      return Optional.empty();
    }
    Items items = Items.of(schema, root, new Sizes());
    Map<Path, List<Item>> streams = new HashMap<>();
    for (Item item : items.all()) {
      boolean known = item.kind() == Item.Kind.NUMBERS && item.size() > 0;
      if (known && item.stream() != null) {
        streams.computeIfAbsent(item.stream(), path -> new ArrayList<>()).add(item);
      }
    }
    return items.all().stream()
        .map(Item::stream)
        .distinct()
        .filter(streams::containsKey)
        .map(stream -> first(schema, root, items.start(stream), streams.get(stream), given))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<Overlap> first(
      Schema schema, Struct root, long start, List<Item> items, Predicate<Path> given) {
    items.sort(Comparator.comparingLong(Item::position));
    Item before = null;
    long end = start;
    for (Item item : items) {
      Item moved = item.position() < end ? moved(item, before, given) : null;
      if (moved != null) {
        Path offset = offset(moved).number().path();
        return Optional.of(
            new Overlap(
                item.path(),
                offset,
                item.position(),
                before == null ? null : before.path(),
                end,
                needed(schema, root, offset)));
      }
      if (item.position() + item.size() >= end) {
        before = item;
        end = item.position() + item.size();
      }
    }
    return Optional.empty();
  }

  private static @Nullable Item moved(Item item, @Nullable Item before, Predicate<Path> given) {
    if (isGiven(item, given)) {
      return item;
    }
    return before != null && isGiven(before, given) ? before : null;
  }

  private static boolean isGiven(Item item, Predicate<Path> given) {
    Item.Term offset = offset(item);
    return offset.number().field().isOffset() && given.test(offset.number().path());
  }

  private static Item.Term offset(Item item) {
    return item.terms().stream().filter(term -> !term.base()).findFirst().orElseThrow();
  }

  private static OptionalLong needed(Schema schema, Struct root, Path offset) {
    try {
      Struct moved =
          new Offsets(schema).fill(root, new MissingOffsets(Set.of(offset), Map.of()), new Sizes());
      Frame.Number number = Items.of(schema, moved, new Sizes()).offsets().get(offset);
      return number == null ? OptionalLong.empty() : OptionalLong.of(number.value());
    } catch (UnplacedFieldException e) {
      return OptionalLong.empty();
    }
  }
}
