package dev.diptych.binary.decode;

import dev.diptych.binary.generated.ExpressionProbe;
import dev.diptych.binary.generated.FieldRange;
import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.binary.generated.GeneratedNumbers;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The field at which decoding failed: the innermost one that generated code began last.
 *
 * @param classes the generated classes
 * @param outer the field that contains its struct, or null at the root
 * @param owner the object that it belongs to
 * @param type the struct type of that object
 * @param field the field
 * @param where the path to the field
 * @param base offset of the object's stream in the file, or -1 if it was packed
 */
record FailedField(
    GeneratedClasses classes,
    @Nullable FailedField outer,
    KaitaiStruct owner,
    StructType type,
    Field field,
    Path where,
    long base) {
  /** The failed field of {@code root}, or null if it began none. */
  static @Nullable FailedField find(GeneratedClasses classes, KaitaiStruct root) {
    return find(classes, null, root, classes.schema().root(), Path.ROOT, 0);
  }

  private static @Nullable FailedField find(
      GeneratedClasses classes,
      @Nullable FailedField outer,
      KaitaiStruct object,
      StructType type,
      Path path,
      long base) {
    Field last = null;
    for (Field field : type.fields()) {
      boolean started = positions(object, field).started();
      if (!field.storage().instance() && (last == null || started)) {
        last = field;
      }
    }
    if (last == null) {
      return outer;
    }
    Path where = path.field(last.id());
    FailedField at = new FailedField(classes, outer, object, type, last, where, base);
    boolean done = positions(object, last).ended();
    return done || last.table() ? at : at.inside();
  }

  /**
   * The field whose expression failed: this field, or a later one if this one was read completely.
   */
  FailedField evaluated(RuntimeException thrown) {
    if (!positions(owner, field).ended()) {
      return this;
    }
    return ExpressionProbe.field(owner, type, thrown).map(this::sibling).orElseGet(this::next);
  }

  private FailedField sibling(Field other) {
    Path path = new Path(where.parent(), other.id(), -1);
    return new FailedField(classes, outer, owner, type, other, path, base);
  }

  private FailedField next() {
    List<Field> fields = type.fields();
    for (int i = fields.indexOf(field) + 1; i < fields.size(); i++) {
      Field next = fields.get(i);
      if (!next.storage().instance() && !(next.type() instanceof Type.Packing)) {
        return sibling(next);
      }
    }
    return outer == null ? this : outer;
  }

  private FailedField inside() {
    Object value = GeneratedClass.of(owner.getClass()).get(owner, field.storage().member());
    if (value instanceof List<?> elements) {
      int last = elements.size() - 1;
      return last < 0 ? this : inside(elements.get(last), where.at(last), last);
    }
    return inside(value, where, -1);
  }

  private FailedField inside(@Nullable Object value, Path path, int index) {
    StructType inner = value == null ? null : classes.find(value.getClass());
    if (inner == null || !(value instanceof KaitaiStruct object)) {
      return this;
    }
    FieldRange at = positions(owner, field);
    int start = index < 0 || !at.started(index) ? at.start() : at.start(index);
    boolean apart = object._io() != owner._io();
    long innerBase = field.storage().packed() ? -1 : apart && base >= 0 ? base + start : base;
    FailedField found = find(classes, this, object, inner, path, innerBase);
    return found == null ? this : found;
  }

  private static FieldRange positions(KaitaiStruct object, Field field) {
    return GeneratedClass.of(object.getClass()).member(field.storage().member()).positions(object);
  }

  String path() {
    return where.toString();
  }

  /** Start of the field in its stream. */
  int offset() {
    FieldRange at = positions(owner, field);
    if (where.index() >= 0 && at.started(where.index())) {
      return at.start(where.index());
    }
    // Reading ended before the field: the stream is still at its start.
    return at.started() ? at.start() : (int) (stream().size() - stream().remaining());
  }

  Location location(String name) {
    return new Location.InBytes(name, offsetInFile(), where);
  }

  /** The offset in the file; for a packed value, that of the packed bytes. */
  private long offsetInFile() {
    return base >= 0 || outer == null ? base + offset() : outer.offsetInFile();
  }

  /** The stream that the field is read from. */
  RecordStream stream() {
    return (RecordStream) owner._io();
  }

  /** The field that contains this one and has the substream that it is read from, or null. */
  @Nullable FailedField substream() {
    FailedField at = outer;
    while (at != null && at.stream() == stream()) {
      at = at.outer;
    }
    return at;
  }

  /** Minimum size of the field in bytes. */
  int minimumSize() {
    if (field.type() instanceof Type.Numeric number) {
      return number.kind().width();
    }
    return Deriver.constant(field) instanceof Blob blob ? blob.length() : 1;
  }

  /** The sibling that holds the count or length of this field, or else this field. */
  FailedField counter() {
    for (Field sibling : type.fields()) {
      if (field.id().equals(counted(sibling))) {
        return sibling(sibling);
      }
    }
    return this;
  }

  private static @Nullable String counted(Field field) {
    if (field.derivation() instanceof Derivation.CountOf count) {
      return count.field();
    }
    return field.derivation() instanceof Derivation.LengthOf length ? length.field() : null;
  }

  /** The value of a numeric field that was read. */
  long value() {
    Object object = GeneratedClass.of(owner.getClass()).get(owner, field.storage().member());
    return object == null
        ? ((Scalar) stored()).bits()
        : GeneratedNumbers.bits(object, ((Type.Numeric) field.type()).kind());
  }

  /** The object that generated code read for the field or its element, or null. */
  @Nullable Object readValue() {
    Object object = GeneratedClass.of(owner.getClass()).get(owner, field.storage().member());
    if (object instanceof List<?> all && where.index() >= 0) {
      return where.index() < all.size() ? all.get(where.index()) : null;
    }
    return object;
  }

  /** The value, from its bytes: generated code has none for a number without a name. */
  Value stored() {
    int end = (int) Math.min(stream().size(), (long) offset() + minimumSize());
    byte[] raw = stream().copy(Math.min(offset(), end), end);
    return field.type() instanceof Type.Numeric number && raw.length == number.kind().width()
        ? new Scalar(number.kind().get(ByteBuffer.wrap(raw), 0))
        : new Blob(raw);
  }

  /** The last element that was begun if the field repeats, or else this field. */
  FailedField element() {
    FieldRange at = positions(owner, field);
    int last = -1;
    while (field.repeated() && where.index() < 0 && at.started(last + 1)) {
      last++;
    }
    return last < 0
        ? this
        : new FailedField(classes, outer, owner, type, field, where.at(last), base);
  }

  /**
   * The innermost count that announces more elements than the file can contain, or null.
   *
   * @param size size of the file in bytes
   */
  @Nullable FailedField announcedTooMany(long size) {
    for (FailedField at = this; at != null; at = at.outer) {
      FailedField counter = at.counter();
      if (!counter.equals(at) && counter.field.type() instanceof Type.Numeric) {
        long minimum = MinimumSize.of(classes.schema(), at.field);
        if ((double) counter.value() * minimum > DecodeFailure.MAX_MISSING_FACTOR * (size + 1)) {
          return counter;
        }
      }
    }
    return null;
  }
}
