package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedNumbers;
import dev.diptych.binary.generated.GeneratedValue;
import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import dev.diptych.records.TerminatedText;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One element of a field that is not a struct, with its byte range.
 *
 * @param owner the struct that holds it
 * @param field the field
 * @param stream the stream that contains it
 * @param start its start there
 * @param end its end
 */
record ElementValue(StructNode owner, Field field, DecodedStream stream, int start, int end) {
  /**
   * The value of {@code object}, which generated code returned; it is null for a number without a
   * name.
   */
  Value of(@Nullable Object object) {
    if (object == null) {
      return unnamed();
    }
    if (field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits) {
      return GeneratedNumbers.scalar(object, field.type());
    }
    if (field.type() instanceof Type.Varint varint) {
      return varint(varint, stream.stream().copy(start, end));
    }
    if (object instanceof TerminatedText text) {
      return new Blob(text.bytes());
    }
    return new Blob(object instanceof String text ? bytes(text) : (byte[]) object);
  }

  /** The number of an enum member that generated code has no constant for. */
  private Scalar unnamed() {
    ScalarKind kind = ((Type.Numeric) field.type()).kind();
    return Scalar.of(kind.get(ByteBuffer.wrap(stream.stream().copy(start, end)), 0));
  }

  /** The bytes of a text in the file: decoding its characters may have changed them. */
  private byte[] bytes(String text) {
    boolean changed = !field.storage().latin();
    return changed && ((Type.Text) field.type()).frame() instanceof Frame.Plain
        ? stream.stream().copy(start, end)
        : text.getBytes(GeneratedValue.charset(field));
  }

  /** The number, or its bytes if the adapter would encode it differently. */
  private static Value varint(Type.Varint type, byte[] raw) {
    Adapter adapter = Adapter.named(type.adapter());
    Long number = adapter.decode(raw);
    return number != null && Arrays.equals(adapter.encode(number), raw)
        ? Scalar.of(number)
        : new Blob(raw);
  }
}
