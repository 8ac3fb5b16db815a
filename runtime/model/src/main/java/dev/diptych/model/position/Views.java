package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the values that offsets of absent fields lead to. Such a field shows bytes of other fields
 * again, so that a document does not have it; a shared string is one.
 */
final class Views {
  private static final String BYTES = "";

  private static final Addresses.Address NOWHERE =
      new Addresses.Address(new Path(null, "nowhere", -1), 0);

  private final Items items;
  private final Set<Path> omitted;
  private final Map<Start, Path> starts = new HashMap<>();
  private final Map<Path, TreeMap<Long, Bytes>> bytes = new HashMap<>();

  /** Where a value of a type begins: the name of its struct, or {@link #BYTES}. */
  private record Start(Path stream, long at, String type) {}

  private record Bytes(Path path, long size) {}

  /**
   * Views of a document.
   *
   * @param omitted the offsets that need no reference
   */
  Views(Items items, Set<Path> omitted) {
    this.items = items;
    this.omitted = omitted;
  }

  /** The references that replace offsets, by path. */
  Map<Path, Reference> references() {
    List<Item> views = items.views().stream().filter(this::isOpen).toList();
    Map<Path, Reference> references = new HashMap<>();
    if (!views.isEmpty()) {
      struct(items.root(), Path.ROOT, new Addresses.Address(Path.ROOT, 0));
    }
    for (Item view : views) {
      Path stream = Objects.requireNonNull(view.stream());
      Reference reference = reference(view.field().type(), stream, view.position());
      if (reference != null) {
        references.putIfAbsent(offset(view), reference);
      }
    }
    return references;
  }

  private boolean isOpen(Item view) {
    boolean sameBytes = view.field().type().isStruct() || isBytes(view.field().type());
    return sameBytes && !omitted.contains(offset(view));
  }

  private static boolean isBytes(Type type) {
    return type instanceof Type.Text || type instanceof Type.Bytes;
  }

  private static Path offset(Item view) {
    return view.terms().stream()
        .filter(term -> !term.base())
        .findFirst()
        .orElseThrow()
        .number()
        .path();
  }

  private @Nullable Reference reference(Type type, Path stream, long at) {
    if (!isBytes(type)) {
      return type.structs().stream()
          .map(name -> starts.get(new Start(stream, at, name)))
          .filter(Objects::nonNull)
          .findFirst()
          .map(path -> new Reference(path, 0))
          .orElse(null);
    }
    Path exact = starts.get(new Start(stream, at, BYTES));
    if (exact != null) {
      return new Reference(exact, 0);
    }
    var before = bytes.getOrDefault(stream, new TreeMap<>()).floorEntry(at);
    boolean inside = before != null && at < before.getKey() + before.getValue().size();
    return inside ? new Reference(before.getValue().path(), at - before.getKey()) : null;
  }

  private void struct(Struct struct, Path path, Addresses.Address start) {
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      Value value = struct.get(i);
      Path at = path.field(field.id());
      if (value != null && field.storage().place() == Storage.Place.SEQUENCE) {
        long before = items.before(struct, i);
        if (before != Sizes.UNKNOWN) {
          field(field, value, at, start.plus(before));
        }
      } else if (value != null && items.at(at) != null) {
        Addresses.Address address = new Addresses(items, Item::position).of(at);
        // A substream has addresses of its own, wherever it is.
        field(field, value, at, address == null ? NOWHERE : address);
      }
    }
  }

  private void field(Field field, Value value, Path path, Addresses.Address start) {
    if (!(value instanceof Sequence list)) {
      element(field, value, path, start);
      return;
    }
    long[] offsets = items.starts(list, field);
    for (int i = 0; i < offsets.length; i++) {
      if (offsets[i] != Sizes.UNKNOWN) {
        element(field, list.elements().get(i), path.at(i), start.plus(offsets[i]));
      }
    }
  }

  private void element(Field field, Value value, Path path, Addresses.Address at) {
    if (value instanceof Struct struct) {
      starts.putIfAbsent(new Start(at.stream(), at.at(), struct.type().name()), path);
      boolean apart = field.storage().stream() != null;
      struct(struct, path, apart ? new Addresses.Address(path, 0) : at);
    } else if (value instanceof Blob && isBytes(field.type())) {
      starts.putIfAbsent(new Start(at.stream(), at.at(), BYTES), path);
      long size = items.sizes().inPlace(field, value);
      bytes
          .computeIfAbsent(at.stream(), stream -> new TreeMap<>())
          .putIfAbsent(at.at(), new Bytes(path, size));
    }
  }
}
