package dev.diptych.spectools.sample;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** What makes a proven file a poor sample: bytes without a field, and texts that are none. */
final class FileQuality {
  private FileQuality() {}

  /** The number of bytes that no field has, and of those in gaps and in two fields. */
  static long undescribed(@Nullable Value value) {
    if (value instanceof Sequence many) {
      return many.elements().stream().mapToLong(FileQuality::undescribed).sum();
    }
    if (!(value instanceof Struct struct)) {
      return 0;
    }
    long bytes = struct.residue().bytes() + Math.abs(struct.residue().slack());
    for (int i = 0; i < struct.type().fields().size(); i++) {
      bytes += undescribed(struct.get(i));
    }
    return bytes;
  }

  /** Whether all strings are valid in their encodings: other readers reject those that are not. */
  static boolean isReadable(Struct struct) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Field field = struct.type().fields().get(i);
      Value value = struct.get(i);
      if (value instanceof Sequence many) {
        for (Value each : many.elements()) {
          if (!isReadable(field.type(), each)) {
            return false;
          }
        }
      } else if (value != null && !isReadable(field.type(), value)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isReadable(Type type, Value value) {
    if (value instanceof Struct struct) {
      return isReadable(struct);
    }
    return !(type instanceof Type.Text text) || !(value instanceof Blob blob) || isText(text, blob);
  }

  private static boolean isText(Type.Text type, Blob blob) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(type.frame().value(blob.bytes()));
      Charset.forName(type.encoding()).newDecoder().decode(bytes);
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
