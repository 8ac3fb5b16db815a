package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Where values are in their streams. */
final class Addresses {
  private final Items items;
  private final ToLongFunction<Item> positions;

  /**
   * A place in a stream.
   *
   * @param stream the path of the struct with the stream
   * @param at number of bytes from its start
   */
  record Address(Path stream, long at) {
    Address plus(long bytes) {
      return new Address(stream, at + bytes);
    }
  }

  /**
   * Addresses in the document of {@code items}.
   *
   * @param positions the position of an item
   */
  Addresses(Items items, ToLongFunction<Item> positions) {
    this.items = items;
    this.positions = positions;
  }

  /** The address of the value at {@code path}, or null if there is none. */
  @Nullable Address of(Path path) {
    Path parent = path.parent();
    if (parent == null) {
      return new Address(Path.ROOT, 0);
    }
    Struct owner = struct(parent);
    int index = owner == null ? -1 : owner.type().indexOf(path.field());
    Value value = index < 0 ? null : Objects.requireNonNull(owner).get(index);
    if (owner == null || value == null) {
      return null;
    }
    Field field = owner.type().fields().get(index);
    Address start = start(parent, owner, index, field);
    long before = before(path, field, value);
    return start == null || before == Sizes.UNKNOWN ? null : start.plus(before);
  }

  private @Nullable Address start(Path parent, Struct owner, int index, Field field) {
    if (field.storage().instance()) {
      Item item = items.at(parent.field(field.id()));
      boolean known = item != null && item.stream() != null && isKnown(item.kind());
      return known && item != null && item.stream() != null
          ? new Address(item.stream(), positions.applyAsLong(item))
          : null;
    }
    Address inside = inside(parent);
    long before = items.before(owner, index);
    return inside == null || before == Sizes.UNKNOWN ? null : inside.plus(before);
  }

  private static boolean isKnown(Item.Kind kind) {
    return kind == Item.Kind.NUMBERS || kind == Item.Kind.CONSTANT;
  }

  /** Where the fields of the struct at {@code path} begin. */
  private @Nullable Address inside(Path path) {
    Path parent = path.parent();
    if (parent == null) {
      return new Address(Path.ROOT, 0);
    }
    Struct owner = struct(parent);
    boolean apart = owner != null && owner.type().field(path.field()).storage().stream() != null;
    return apart ? new Address(path, 0) : of(path);
  }

  /** Number of bytes of the elements before that of {@code path}. */
  private long before(Path path, Field field, Value value) {
    if (path.index() <= 0) {
      return path.index() < 0 || value instanceof Sequence ? 0 : Sizes.UNKNOWN;
    }
    if (!(value instanceof Sequence list) || path.index() >= list.elements().size()) {
      return Sizes.UNKNOWN;
    }
    long[] starts = items.starts(list, field);
    return starts[path.index()];
  }

  private @Nullable Struct struct(Path path) {
    Path parent = path.parent();
    if (parent == null) {
      return items.root();
    }
    Struct owner = struct(parent);
    int index = owner == null ? -1 : owner.type().indexOf(path.field());
    Value value = index < 0 ? null : Objects.requireNonNull(owner).get(index);
    if (value instanceof Sequence list) {
      boolean exists = path.index() >= 0 && path.index() < list.elements().size();
      value = exists ? list.elements().get(path.index()) : null;
    }
    return value instanceof Struct struct ? struct : null;
  }

  /** The starts of the elements of {@code list} from its own. */
  static long[] starts(List<Value> list, Field field, Sizes sizes) {
    long[] starts = new long[list.size()];
    for (int i = 1; i < starts.length; i++) {
      long size = sizes.inPlace(field, list.get(i - 1));
      if (size == Sizes.UNKNOWN) {
        Arrays.fill(starts, i, starts.length, Sizes.UNKNOWN);
        return starts;
      }
      starts[i] = starts[i - 1] + size;
    }
    return starts;
  }
}
