package dev.diptych.binary.error;

import dev.diptych.binary.generated.GeneratedNumbers;
import dev.diptych.binary.generated.GeneratedValue;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.records.TerminatedText;
import org.jspecify.annotations.Nullable;

/** Invalid values in messages. */
public final class InvalidValue {
  private InvalidValue() {}

  /**
   * The value of {@code field}, or of one element of it.
   *
   * @param object the object that generated code read
   * @return null if generated code has no value, such as for a number without a name
   */
  public static @Nullable Value of(Field field, @Nullable Object object) {
    if (object instanceof String text) {
      return new Blob(text.getBytes(GeneratedValue.charset(field)));
    }
    if (object instanceof byte[] bytes) {
      return new Blob(bytes);
    }
    if (object instanceof TerminatedText text) {
      return new Blob(text.bytes());
    }
    boolean number = field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits;
    return object != null && number ? GeneratedNumbers.scalar(object, field.type()) : null;
  }

  /** Whether {@code value} of {@code field}, which has an enum, has no name. */
  public static boolean unnamed(Schema schema, Field field, Value value) {
    EnumType names = schema.names(field.type().names());
    return names != null && value instanceof Scalar scalar && names.nameOf(scalar.bits()) == null;
  }

  /** The end of a message: the valid values. */
  public static String allowed(Field field) {
    String allowed = field.storage().allowed();
    return allowed == null ? "which the spec does not allow" : "but must be " + allowed;
  }
}
