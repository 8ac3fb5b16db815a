package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.encode.PositionField;
import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.stream.Output;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position that leads beyond the end of its stream. A file then grows by zeros, up to a limit;
 * other streams do not.
 *
 * @param root the values of the file
 * @param sizes the sizes of its values
 * @param limit the number of bytes by which it may still grow
 */
record BeyondEnd(Struct root, Sizes sizes, long limit) {
  /** A file may grow by this size or by its own size, whichever is larger. */
  static final long MAX_GAP = 1 << 16;

  /** A larger gap is not suggested. */
  private static final long MAX_SLACK = 1 << 24;

  /** The file must be larger. */
  static final class Growth extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final long bytes;

    private Growth(long bytes) {
      super(null, null, false, false);
      this.bytes = bytes;
    }

    /** The number of bytes that it lacks. */
    long bytes() {
      return bytes;
    }
  }

  /** An instance, and where it should be. */
  private record Placed(Path owner, Field field, long position, long size) {}

  /**
   * Rejects an instance that is not within its stream.
   *
   * @param at the struct with the instance
   * @param slot its cell
   * @param out its stream
   * @param position its position there
   */
  void check(Slots at, int slot, Output out, long position) {
    Field field = at.plan().member(slot).field();
    Value value = struct(at.path()).get(field.id());
    long size = value == null ? Sizes.UNKNOWN : sizes.inPlace(field, value);
    Placed placed = new Placed(at.path(), field, position, size);
    Slots stream = at.holderOf(out);
    if (position < 0) {
      String text = "%s would be at position %d, before the start of %s";
      throw error(placed, text.formatted(field.id(), position, name(stream)), List.of());
    }
    long missing = position + size - out.room();
    // Nothing may be anywhere, as it is when it is decoded.
    if (size == Sizes.UNKNOWN || size == 0 || missing <= 0) {
      return;
    }
    if (stream != null && stream.path().parent() == null && missing <= limit) {
      throw new Growth(missing);
    }
    String text = "%s needs %s at position %d of %s, which has room up to %d";
    String message =
        text.formatted(
            field.id(), ByteCount.of(size), position, name(stream), Math.max(0, out.room()));
    throw error(placed, message, help(placed, stream, out.room(), missing));
  }

  private List<String> help(Placed placed, @Nullable Slots stream, long room, long missing) {
    List<String> help = new ArrayList<>();
    position(placed)
        .ifPresent(
            by ->
                by.largest(room - placed.size)
                    .ifPresent(
                        most ->
                            help.add(
                                "largest valid value: %s = %d"
                                    .formatted(by.path().field(), most))));
    Path path = stream == null ? Path.ROOT : stream.path();
    long slack = stream == null ? 0 : struct(path).residue().slack() + missing;
    if (stream != null && isOpen(path) && slack <= MAX_SLACK) {
      help.add("set slack = %d in the Residue of %s to extend it".formatted(slack, name(stream)));
    }
    return help;
  }

  private boolean isOpen(Path stream) {
    Path holder = stream.parent();
    Storage.Stream own =
        holder == null ? null : struct(holder).type().field(stream.field()).storage().stream();
    return own == null || own.size() < 0;
  }

  private InconsistentValueException error(Placed placed, String message, List<String> help) {
    Path own = placed.owner.field(placed.field.id());
    Path by = position(placed).map(PositionField::path).orElse(own);
    return new InconsistentValueException(by, "beyond-end", message, help.toArray(String[]::new));
  }

  private Optional<PositionField> position(Placed placed) {
    return PositionField.find(placed.field.storage().position(), placed.owner, this::found);
  }

  private Struct struct(Path path) {
    return requireNonNull(found(path));
  }

  /** The struct at a path; null for none. */
  private @Nullable Struct found(Path path) {
    Path parent = path.parent();
    if (parent == null) {
      return root;
    }
    Struct holder = found(parent);
    if (holder == null || holder.type().indexOf(path.field()) < 0) {
      return null;
    }
    Value value = holder.get(path.field());
    if (value instanceof Sequence sequence) {
      value = path.index() < 0 ? null : sequence.elements().get(path.index());
    }
    return value instanceof Struct struct ? struct : null;
  }

  private static String name(@Nullable Slots stream) {
    return stream == null
        ? "its stream"
        : stream.path().parent() == null ? "the file" : stream.path().toString();
  }
}
