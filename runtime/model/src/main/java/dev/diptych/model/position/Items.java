package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.PositionExpression;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The fields at positions of a document, and its offsets. */
final class Items {
  private static final List<PositionExpression.Term> NO_TERMS = List.of();

  private final PositionedTypes types;
  private final Sizes sizes;
  private final List<Item> outermost = new ArrayList<>();
  private final List<Item> all = new ArrayList<>();
  private final List<Item> views = new ArrayList<>();
  private final Map<Path, Item> byPath = new HashMap<>();
  private final IdentityHashMap<Struct, long[]> prefixes = new IdentityHashMap<>();
  private final IdentityHashMap<Sequence, long[]> starts = new IdentityHashMap<>();
  private final Map<Path, Struct> streams = new HashMap<>();
  private final Map<Path, Frame.NumberAt> offsets = new LinkedHashMap<>();
  private final Map<String, @Nullable PositionExpression> expressions = new HashMap<>();

  /**
   * A struct whose fields are collected.
   *
   * @param frame the struct
   * @param stream the struct whose stream it is in
   * @param file the struct with the stream of the file
   * @param item the field at a position that contains it, or null
   */
  private record Spot(Frame frame, Path stream, Path file, @Nullable Item item) {}

  private Items(PositionedTypes types, Sizes sizes) {
    this.types = types;
    this.sizes = sizes;
  }

  /**
   * Those of a document.
   *
   * @param root the document; offsets that a text omits may have any number
   * @param sizes sizes of packed values
   */
  static Items of(Schema schema, Struct root, Sizes sizes) {
    Items items = new Items(new PositionedTypes(schema), sizes);
    items.streams.put(Path.ROOT, root);
    items.struct(new Spot(new Frame(null, root, Path.ROOT), Path.ROOT, Path.ROOT, null));
    return items;
  }

  /** Those that no other refers to. */
  List<Item> outermost() {
    return outermost;
  }

  List<Item> all() {
    return all;
  }

  /** The absent fields at positions whose offsets a text can omit. */
  List<Item> views() {
    return views;
  }

  /** The item at {@code path}, or null. */
  @Nullable Item at(Path path) {
    return byPath.get(path);
  }

  /** The document. */
  Struct root() {
    return Objects.requireNonNull(streams.get(Path.ROOT));
  }

  /** The starts of the elements of {@code list} from its own. */
  long[] starts(Sequence list, Field field) {
    return starts.computeIfAbsent(list, s -> Addresses.starts(s.elements(), field, sizes));
  }

  /** Number of bytes of the fields in sequence before field {@code index} of {@code struct}. */
  long before(Struct struct, int index) {
    return prefixes.computeIfAbsent(struct, this::prefixes)[index];
  }

  private long[] prefixes(Struct struct) {
    long[] found = new long[struct.type().fields().size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = sizes.sequence(struct, i);
    }
    return found;
  }

  Sizes sizes() {
    return sizes;
  }

  /** All offsets that a text can omit, by path. */
  Map<Path, Frame.NumberAt> offsets() {
    return offsets;
  }

  /** Where the first field at a position of {@code stream} can begin. */
  long start(Path stream) {
    long start = sizes.sequence(Objects.requireNonNull(streams.get(stream)));
    for (Item item : all) {
      boolean here = item.kind() == Item.Kind.CONSTANT && stream.equals(item.stream());
      if (here && start != Sizes.UNKNOWN && item.size() != Sizes.UNKNOWN) {
        start = Math.max(start, item.position() + item.size());
      }
    }
    return start;
  }

  private void struct(Spot at) {
    Struct struct = at.frame().struct();
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      Value value = struct.get(i);
      if (field.isOffset() && value instanceof Scalar scalar) {
        Path path = at.frame().path().field(field.id());
        offsets.put(path, new Frame.NumberAt(path, field, scalar.bits()));
      } else if (value != null && field.storage().place() == Place.SEQUENCE) {
        value(at, field, value, at.stream(), at.item());
      } else if (value != null && field.storage().instance() && !isPacking(field)) {
        positioned(at, field, value);
      } else if (value == null && field.storage().instance()) {
        view(at, field);
      }
    }
  }

  private static boolean isPacking(Field field) {
    return field.type() instanceof Type.Packing;
  }

  private void view(Spot at, Field field) {
    Item view = item(at, field, null);
    boolean offset =
        view.terms().stream().anyMatch(term -> !term.base() && term.number().field().isOffset());
    if (offset && view.kind() == Item.Kind.NUMBERS) {
      views.add(view);
    }
  }

  private void positioned(Spot at, Field field, Value value) {
    Item item = item(at, field, value);
    all.add(item);
    byPath.put(item.path(), item);
    (at.item() == null ? outermost : at.item().inner()).add(item);
    value(at, field, value, item.stream() == null ? at.stream() : item.stream(), item);
  }

  private void value(Spot at, Field field, Value value, Path stream, @Nullable Item item) {
    if (!types.lead(field.type())) {
      return;
    }
    Path path = at.frame().path().field(field.id());
    if (value instanceof Struct inner) {
      inner(at, field, inner, path, stream, item);
    } else if (value instanceof Sequence sequence) {
      for (int i = 0; i < sequence.elements().size(); i++) {
        if (sequence.elements().get(i) instanceof Struct inner) {
          inner(at, field, inner, path.at(i), stream, item);
        }
      }
    }
  }

  private void inner(
      Spot at, Field field, Struct inner, Path path, Path stream, @Nullable Item item) {
    Path own = stream;
    if (field.storage().stream() != null) {
      own = path;
      streams.put(path, inner);
    }
    Path file = inner.type().top() ? own : at.file();
    struct(new Spot(new Frame(at.frame(), inner, path), own, file, item));
  }

  private Item item(Spot at, Field field, @Nullable Value value) {
    PositionExpression sum =
        expressions.computeIfAbsent(
            String.valueOf(field.storage().position()), PositionExpression::parse);
    List<Item.Term> terms = new ArrayList<>();
    Item.Kind kind =
        sum == null
            ? Item.Kind.UNKNOWN
            : sum.terms().isEmpty() ? Item.Kind.CONSTANT : Item.Kind.NUMBERS;
    PositionExpression.Term offset = sum == null ? null : sum.offset();
    for (PositionExpression.Term term : sum == null ? NO_TERMS : sum.terms()) {
      Frame.NumberAt number = term.isStreamSize() ? null : at.frame().number(term.path());
      if (number != null) {
        terms.add(new Item.Term(number, term.scale(), !term.equals(offset)));
      } else if (kind != Item.Kind.UNKNOWN) {
        kind = term.isStreamSize() ? Item.Kind.FROM_END : Item.Kind.UNKNOWN;
      }
    }
    long constant = sum == null ? 0 : sum.constant();
    return new Item(
        at.frame(), field, stream(at, field), size(at, field, value), kind, terms, constant);
  }

  private @Nullable Path stream(Spot at, Field field) {
    Storage storage = field.storage();
    if (storage.place() != Place.ELSEWHERE) {
      return storage.place() == Place.POSITION ? at.stream() : at.file();
    }
    Frame host =
        storage.host() == null ? null : at.frame().frame(PositionExpression.steps(storage.host()));
    if (host == null || host.outer() == null) {
      return null;
    }
    if (host.outer().field(host.path()).storage().stream() == null) {
      return null;
    }
    streams.putIfAbsent(host.path(), host.struct());
    return host.path();
  }

  /** The size of packed bytes is known by their length, if a sibling has it. */
  private long size(Spot at, Field field, @Nullable Value value) {
    long size = sizes.inPlace(field, value);
    if (size != Sizes.UNKNOWN || !field.storage().packed() || field.repeated()) {
      return size;
    }
    Struct owner = at.frame().struct();
    for (Field sibling : owner.type().fields()) {
      if (sibling.derivation() instanceof Derivation.LengthOf length
          && length.field().equals(field.id())
          && owner.get(sibling.id()) instanceof Scalar scalar) {
        return length.linear().scale() * scalar.bits() + length.linear().offset();
      }
    }
    return Sizes.UNKNOWN;
  }
}
