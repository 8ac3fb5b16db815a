package dev.diptych.binary.encode;

import dev.diptych.binary.check.EncodedObject;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks that fields at positions fit into their streams. After an edit, a position may lead beyond
 * the end of the file. The file then grows by zeros, up to a limit.
 */
final class PositionCheck {
  /** A file may grow by this size or by its own size, whichever is larger. */
  private static final long MAX_GAP = 1 << 16;

  /** A larger gap is not suggested. */
  private static final long MAX_SLACK = 1 << 24;

  private final List<EncodedObject> encoded;
  private final Sizes sizes;
  private final Map<Path, Struct> structs = new HashMap<>();
  private final IdentityHashMap<Object, Path> objects = new IdentityHashMap<>();

  private record PositionedField(EncodedObject owner, Field field, long position, long size) {
    long end() {
      return position + size;
    }
  }

  PositionCheck(List<EncodedObject> objects, Sizes sizes) {
    this.encoded = objects;
    this.sizes = sizes;
  }

  /**
   * Number of bytes by which the file must grow.
   *
   * @throws InconsistentValueException if a position is before the start or too far beyond the end
   */
  long missing() {
    List<PositionedField> reaches = reaches();
    if (reaches.isEmpty()) {
      return 0;
    }
    for (EncodedObject object : encoded) {
      structs.put(object.path(), object.struct());
      objects.put(object.object(), object.path());
    }
    Map<Path, PositionedField> farthest = new LinkedHashMap<>();
    for (PositionedField placed : reaches) {
      Path stream = stream(placed.owner(), placed.field());
      if (stream != null && !isEmptyInside(placed, stream)) {
        check(placed, stream);
        farthest.merge(stream, placed, (a, b) -> b.end() > a.end() ? b : a);
      }
    }
    long missing = 0;
    for (Map.Entry<Path, PositionedField> object : farthest.entrySet()) {
      missing = Math.max(missing, missing(object.getKey(), object.getValue()));
    }
    return missing;
  }

  private List<PositionedField> reaches() {
    List<PositionedField> reaches = new ArrayList<>();
    for (EncodedObject object : encoded) {
      for (Field field : object.struct().type().fields()) {
        Value value = field.storage().instance() ? object.struct().get(field.id()) : null;
        if (value != null
            && !(field.type() instanceof Type.Packing)
            && value(object, "twin_pos_" + field.id()) instanceof Number position) {
          long size = sizes.inPlace(field, value);
          if (size != Sizes.UNKNOWN) {
            reaches.add(new PositionedField(object, field, position.longValue(), size));
          }
        }
      }
    }
    return reaches;
  }

  /** A value that generated code computes, or null if it is not known before writing. */
  private static @Nullable Object value(EncodedObject object, String id) {
    GeneratedClass type = GeneratedClass.of(object.object().getClass());
    try {
      return type.has(id) ? type.get(object.object(), id) : null;
    } catch (RuntimeException e) {
      return null;
    }
  }

  /** The struct with the stream of {@code field}, or null if unknown. */
  private @Nullable Path stream(EncodedObject owner, Field field) {
    Place place = field.storage().place();
    if (place == Place.ELSEWHERE) {
      Path host = objects.get(value(owner, "twin_host_" + field.id()));
      return host == null ? null : stream(host);
    }
    return stream(place == Place.FILE_POSITION ? top(owner.path()) : owner.path());
  }

  /** The struct with the stream of the struct at {@code path}, or null if unknown. */
  private @Nullable Path stream(Path path) {
    Path at = path;
    for (Path parent = at.parent(); parent != null; parent = at.parent()) {
      Struct holder = structs.get(parent);
      Field field = holder == null ? null : holder.type().field(at.field());
      if (field == null || field.storage().place() == Place.ELSEWHERE) {
        return null;
      }
      if (field.storage().stream() != null) {
        return at;
      }
      at = field.storage().place() == Place.FILE_POSITION ? top(parent) : parent;
    }
    return at;
  }

  private Path top(Path path) {
    Path parent = path.parent();
    return parent == null || struct(path).type().top() ? path : top(parent);
  }

  private Struct struct(Path path) {
    return Objects.requireNonNull(structs.get(path), path::toString);
  }

  /** Whether {@code placed} has no bytes, so that it can be among trailing bytes. */
  private boolean isEmptyInside(PositionedField placed, Path stream) {
    Struct struct = placed.size() > 0 ? null : structs.get(stream);
    return struct != null && placed.position() >= 0 && placed.position() <= sizes.stream(struct);
  }

  private void check(PositionedField placed, Path stream) {
    if (placed.position() < 0) {
      String message = "%s would be at position %d, before the start of %s";
      throw error(
          placed,
          message.formatted(placed.field().id(), placed.position(), name(stream)),
          List.of());
    }
  }

  private long missing(Path stream, PositionedField placed) {
    Struct struct = structs.get(stream);
    long has = struct == null ? Sizes.UNKNOWN : sizes.stream(struct);
    if (struct == null || has == Sizes.UNKNOWN) {
      return 0;
    }
    long room = has - struct.residue().trailing().length();
    long missing = placed.end() - room;
    boolean file = stream.parent() == null;
    if (missing <= 0 || (file && missing <= Math.max(MAX_GAP, has))) {
      return Math.max(0, missing);
    }
    throw error(
        placed,
        "%s needs %s at position %d of %s, which has room up to %d"
            .formatted(
                placed.field().id(),
                ByteCount.of(placed.size()),
                placed.position(),
                name(stream),
                Math.max(0, room)),
        help(placed, stream, room, struct.residue().slack() + missing));
  }

  private List<String> help(PositionedField placed, Path stream, long room, long slack) {
    List<String> help = new ArrayList<>();
    String largest = "largest valid value: %s = %d";
    position(placed)
        .ifPresent(
            by ->
                by.largest(room - placed.size())
                    .ifPresent(most -> help.add(largest.formatted(by.path().field(), most))));
    Path holder = stream.parent();
    Storage.Stream own =
        holder == null ? null : struct(holder).type().field(stream.field()).storage().stream();
    boolean open = own == null || own.size() < 0;
    if (open && slack <= MAX_SLACK) {
      help.add("set slack = %d in the Residue of %s to extend it".formatted(slack, name(stream)));
    }
    return help;
  }

  private InconsistentValueException error(
      PositionedField placed, String message, List<String> help) {
    Path own = placed.owner().path().field(placed.field().id());
    Path by = position(placed).map(PositionField::path).orElse(own);
    return new InconsistentValueException(by, "beyond-end", message, help.toArray(String[]::new));
  }

  private Optional<PositionField> position(PositionedField placed) {
    return PositionField.find(
        placed.field().storage().position(), placed.owner().path(), structs::get);
  }

  private static String name(Path stream) {
    return stream.parent() == null ? "the file" : stream.toString();
  }
}
