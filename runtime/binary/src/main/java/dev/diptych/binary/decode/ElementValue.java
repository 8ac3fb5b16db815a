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

/**
 * One element of a field that is no struct, and where it stood.
 *
 * @param owner the struct that holds it
 * @param field the field
 * @param stream the stream it stood in
 * @param start where it began there
 * @param end where it ended
 */
record ElementValue(StructNode owner, Field field, DecodedStream stream, int start, int end) {
  /** The value that generated code gave as {@code got}, null where it had none for it. */
  Value of(Object got) {
    if (got == null) {
      return unnamed();
    }
    if (field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits) {
      return GeneratedNumbers.scalar(got, field.type());
    }
    if (field.type() instanceof Type.Varint varint) {
      return varint(varint, stream.stream().copy(start, end));
    }
    if (got instanceof TerminatedText text) {
      return new Blob(text.bytes());
    }
    return new Blob(got instanceof String text ? bytes(text) : (byte[]) got);
  }

  /** Generated code has nothing for a number without a name where it needs names. */
  private Scalar unnamed() {
    ScalarKind kind = ((Type.Numeric) field.type()).kind();
    return Scalar.of(kind.get(ByteBuffer.wrap(stream.stream().copy(start, end)), 0));
  }

  /** The bytes of a text as they are in the file: decoding it may have changed them. */
  private byte[] bytes(String text) {
    boolean changed = !field.storage().latin();
    return changed && ((Type.Text) field.type()).frame() instanceof Frame.Plain
        ? stream.stream().copy(start, end)
        : text.getBytes(GeneratedValue.charset(field));
  }

  /** The number, or its bytes where they are not the ones that the adapter would make. */
  private static Value varint(Type.Varint type, byte[] raw) {
    Adapter adapter = Adapter.named(type.adapter());
    Long number = adapter.decode(raw);
    boolean canonical = number != null && Arrays.equals(adapter.encode(number), raw);
    return canonical ? Scalar.of(number) : new Blob(raw);
  }
}
