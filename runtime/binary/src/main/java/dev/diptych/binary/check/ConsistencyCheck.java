package dev.diptych.binary.check;

import dev.diptych.binary.generated.Getter;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.records.BudgetExceededException;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.util.List;

/** Checks objects before they are written: conditions, cases, valid values, sizes and counts. */
public final class ConsistencyCheck {
  private final List<EncodedObject> objects;
  private final Sizes sizes;
  private final Schema schema;

  public ConsistencyCheck(List<EncodedObject> made, Sizes sizes, Schema schema) {
    this.objects = made;
    this.sizes = sizes;
    this.schema = schema;
  }

  public void run() {
    for (EncodedObject encoded : objects) {
      new PresenceCheck(encoded).check();
      new CaseCheck(encoded).check();
      new ValidityCheck(schema, encoded).checkNames();
      check(encoded);
      streams(encoded);
    }
  }

  private void streams(EncodedObject encoded) {
    List<Field> fields = encoded.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      Storage.Stream stream = field.storage().stream();
      if (stream != null && encoded.struct().get(i) instanceof Struct struct) {
        long size = field.storage().packed() ? sizes.of(field, struct) : sizes.stream(struct);
        long specified = specifiedSize(encoded, i, stream);
        if (size != Sizes.UNKNOWN && specified >= 0 && size != specified) {
          String message =
              "%s takes %d bytes, but its size in the spec is %d bytes"
                  .formatted(field.id(), size, specified);
          throw new InconsistentValueException(encoded.path().field(field.id()), message);
        }
      }
    }
  }

  /** The size of the substream of field {@code index} in the spec, or -1 if it has none. */
  private static long specifiedSize(EncodedObject encoded, int index, Storage.Stream stream) {
    Getter size = encoded.members()[index].size();
    if (size == null) {
      return stream.size();
    }
    try {
      return size.get(encoded.object()) instanceof Number number ? number.longValue() : -1;
    } catch (BudgetExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      // It depends on positions that are not known yet.
      return -1;
    }
  }

  private void check(EncodedObject encoded) {
    try {
      encoded.object()._check();
    } catch (ConsistencyError e) {
      throw of(e, encoded.path());
    } catch (KaitaiStream.ValidationFailedError e) {
      throw new ValidityCheck(schema, encoded).of(e);
    } catch (ClassCastException e) {
      throw new CaseCheck(encoded).of(e);
    } catch (NullPointerException e) {
      throw new InconsistentValueException(
          encoded.path(), "a value that the spec requires is missing");
    } catch (RuntimeException e) {
      throw EncodeFailure.of(encoded, e);
    }
  }

  /** The error of generated code about {@code owner}, with both values. */
  static InconsistentValueException of(ConsistencyError error, Path owner) {
    String id = error.id().replaceFirst("^raw\\((.*)\\)$", "$1").replaceFirst("^twin_", "");
    if (isNegativeCount(error)) {
      String message =
          "the spec computes a negative number of %s: %s".formatted(id, error.expected());
      return new InconsistentValueException(owner.field(id), "negative-count", message);
    }
    String message =
        error.expected() instanceof Boolean
            ? "repeat-until of " + id + " must hold for its last element and for no other"
            : "%s is %s, but must be %s"
                .formatted(id, describe(error.actual()), describe(error.expected()));
    return new InconsistentValueException(owner.field(id), message);
  }

  /** Whether an expression gives a negative count, which is read as no elements. */
  private static boolean isNegativeCount(ConsistencyError error) {
    return error.expected() instanceof Number expected
        && error.actual() instanceof Number actual
        && expected.longValue() < 0
        && actual.longValue() == 0;
  }

  private static String describe(Object value) {
    return value instanceof KaitaiStruct ? "another struct" : "" + value;
  }
}
