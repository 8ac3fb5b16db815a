package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 * @param needed the value of the offset that leads behind the field before, if there is one
 * @param derivable whether nothing overlaps either if the text omits the offset
 */
public record Overlap(
    Path field,
    Path offset,
    long position,
    @Nullable Path before,
    long end,
    OptionalLong needed,
    boolean derivable) {
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
    Map<Path, List<Item>> streams = new LinkedHashMap<>();
    for (Item item : items.all()) {
      boolean known = item.kind() == Item.Kind.NUMBERS && item.size() > 0;
      if (known && item.stream() != null) {
        streams.computeIfAbsent(item.stream(), path -> new ArrayList<>()).add(item);
      }
    }
    return streams.entrySet().stream()
        .map(each -> first(schema, root, items.start(each.getKey()), each.getValue(), given))
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
        Item.Term term = offset(moved);
        Path offset = term.number().path();
        OptionalLong derived = derived(schema, root, moved);
        return Optional.of(
            new Overlap(
                item.path(),
                offset,
                item.position(),
                before == null ? null : before.path(),
                end,
                moved == item ? behind(item, term, end) : derived,
                derived.isPresent()));
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

  /** The smallest value that leads to {@code end} or behind it. */
  private static OptionalLong behind(Item item, Item.Term offset, long end) {
    long distance = end - item.rest(offset, null);
    return offset.scale() > 0
        ? OptionalLong.of(-Math.floorDiv(-distance, offset.scale()))
        : OptionalLong.empty();
  }

  /** The value that follows if the text omits the offset of {@code moved}, if nothing overlaps. */
  private static OptionalLong derived(Schema schema, Struct root, Item moved) {
    Path offset = offset(moved).number().path();
    try {
      MissingOffsets missing = new MissingOffsets(Set.of(offset), Map.of());
      Items items =
          Items.of(schema, new Offsets(schema).fill(root, missing, new Sizes()), new Sizes());
      Item again = Objects.requireNonNull(items.at(moved.path()));
      boolean apart = items.all().stream().noneMatch(other -> overlap(again, other));
      return apart ? OptionalLong.of(offset(again).number().value()) : OptionalLong.empty();
    } catch (UnplacedFieldException e) {
      return OptionalLong.empty();
    }
  }

  private static boolean overlap(Item item, Item other) {
    return item != other
        && other.kind() == Item.Kind.NUMBERS
        && Objects.equals(item.stream(), other.stream())
        && item.position() < other.position() + other.size()
        && other.position() < item.position() + item.size();
  }
}
