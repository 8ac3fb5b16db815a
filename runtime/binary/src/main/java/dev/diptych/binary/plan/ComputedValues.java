package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The computed values of structs, which a text has as comments. */
final class ComputedValues {
  private int remaining;

  /**
   * @param limit how many are kept at most; a struct keeps all of its own or none, outer structs
   *     first
   */
  ComputedValues(int limit) {
    this.remaining = limit;
  }

  /** Those of a struct. */
  List<Struct.ComputedValue> of(Slots at, Shape shape) {
    List<StructType.Computed> computed = shape.type().computed();
    if (remaining <= 0 || computed.isEmpty()) {
      return List.of();
    }
    List<Struct.ComputedValue> notes = new ArrayList<>();
    for (int i = 0; i < computed.size(); i++) {
      Value value = value(at, shape.computed()[i]);
      if (value != null) {
        notes.add(new Struct.ComputedValue(computed.get(i).id(), computed.get(i).type(), value));
      }
    }
    remaining -= notes.size();
    return notes;
  }

  /** A computed value; null if its expression fails: many are only valid under a condition. */
  private static @Nullable Value value(Slots at, int slot) {
    try {
      return at.present(slot) ? value(at, at.value(slot)) : null;
    } catch (BudgetExceededException e) {
      throw new UnaffordableException(at, at.plan().id(slot), e);
    } catch (RejectedException e) {
      return null;
    }
  }

  private static @Nullable Value value(Slots at, @Nullable Object object) {
    if (object instanceof Text text) {
      return text(at, text.string());
    }
    if (object instanceof String text) {
      return text(at, text);
    }
    if (object instanceof Bytes bytes) {
      at.spend(bytes.length());
      return new Blob(bytes.copy());
    }
    return object == null ? null : number(object);
  }

  private static Value text(Slots at, String text) {
    at.spend(2L * text.length());
    return new Blob(text.getBytes(StandardCharsets.UTF_8));
  }

  private static @Nullable Value number(Object object) {
    if (object instanceof Boolean truth) {
      return Scalar.of(truth ? 1 : 0);
    }
    if (object instanceof Double real) {
      return Scalar.of(Double.doubleToRawLongBits(real));
    }
    if (object instanceof BigInteger big) {
      // A comment has 64 bits.
      return big.bitLength() <= Long.SIZE && big.signum() > 0 ? Scalar.of(big.longValue()) : null;
    }
    return object instanceof Long number ? Scalar.of(number) : null;
  }
}
