package dev.diptych.binary;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.KaitaiStruct;
import java.util.List;

/**
 * The field at which generated code gave up: the one it had begun last, as deep as objects go.
 *
 * @param schema the format
 * @param outer the field around it that repeats or nests, or null at the root
 * @param owner the object that it belongs to
 * @param field the field
 * @param where the way to it
 */
record FailedField(Schema schema, FailedField outer, KaitaiStruct owner, Field field, Path where) {

  static FailedField find(Schema schema, KaitaiStruct root) {
    return find(schema, null, root, schema.root(), Path.ROOT);
  }

  private static FailedField find(
      Schema schema, FailedField outer, KaitaiStruct object, StructType type, Path path) {
    Field last = type.fields().get(0);
    for (Field field : type.fields()) {
      if (new Positions(object, field.id()).started()) {
        last = field;
      }
    }
    FailedField at = new FailedField(schema, outer, object, last, path.field(last.id()));
    boolean done = new Positions(object, last.id()).ended();
    return done || !(last.type() instanceof Type.Nested nested) || last.table()
        ? at
        : at.inside(schema.struct(nested));
  }

  private FailedField inside(StructType type) {
    Object value = Members.of(owner.getClass()).get(owner, field.id());
    if (value instanceof List<?> elements) {
      if (elements.isEmpty()) {
        return this;
      }
      int last = elements.size() - 1;
      return find(schema, this, (KaitaiStruct) elements.get(last), type, where.at(last));
    }
    return value instanceof KaitaiStruct object ? find(schema, this, object, type, where) : this;
  }

  String path() {
    return where.toString();
  }

  int offset() {
    Positions at = new Positions(owner, field.id());
    return at.started() ? at.start() : 0;
  }

  Location location(String name) {
    return new Location.InBytes(name, offset(), path());
  }

  /** Bytes that the field needs at least. */
  int width() {
    if (field.type() instanceof Type.Numeric number) {
      return number.kind().width();
    }
    return Deriver.constant(field) instanceof Blob blob ? blob.length() : 1;
  }

  /** The sibling that says how often or how long this field is; else the field itself. */
  FailedField counter() {
    for (Field sibling : type().fields()) {
      if (field.id().equals(counted(sibling))) {
        return new FailedField(schema, outer, owner, sibling, where.parent().field(sibling.id()));
      }
    }
    return this;
  }

  private static String counted(Field field) {
    if (field.derivation() instanceof Derivation.CountOf count) {
      return count.field();
    }
    return field.derivation() instanceof Derivation.LengthOf length ? length.field() : null;
  }

  /** The number that the field holds; it must be a number and have been read. */
  long value() {
    Object got = Members.of(owner.getClass()).get(owner, field.id());
    return Numbers.bits(got, ((Type.Numeric) field.type()).kind());
  }

  /**
   * The count around this field that announces more elements than the file could hold, or null.
   *
   * @param size bytes of the whole file
   */
  FailedField announcedTooMany(long size) {
    for (FailedField at = this; at != null; at = at.outer) {
      FailedField counter = at.counter();
      if (!counter.equals(at) && counter.field.type() instanceof Type.Numeric) {
        long least = MinimumSize.of(schema, at.field);
        if ((double) counter.value() * least > Failure.LIKELY * (size + 1)) {
          return counter;
        }
      }
    }
    return null;
  }

  private StructType type() {
    if (outer == null) {
      return schema.root();
    }
    return schema.struct((Type.Nested) outer.field.type());
  }
}
