package dev.diptych.binary.check;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Storage.Processing;
import dev.diptych.model.schema.Storage.Terminator;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStruct;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the struct whose bytes contain their own terminator. Generated code detects that after
 * everything is written, and only reports the field.
 */
public final class TerminatorCheck {
  private final List<EncodedObject> objects;

  public TerminatorCheck(List<EncodedObject> made) {
    this.objects = made;
  }

  /** The error, or {@code thrown} if it has another cause. */
  public RuntimeException of(ConsistencyError thrown) {
    RuntimeException scrambled = thrown;
    for (EncodedObject encoded : objects) {
      for (Field field : encoded.struct().type().fields()) {
        Value value = encoded.struct().get(field.id());
        Storage.Stream stream = field.storage().stream();
        Terminator end = stream == null ? null : stream.end();
        if (("raw(" + field.storage().member() + ")").equals(thrown.id())
            && value != null
            && stream != null
            && end != null) {
          InconsistentValueException found = find(encoded, field, value, end);
          if (stream.process() != Processing.NONE) {
            scrambled = wrong(encoded.path().field(field.id()), field, end, "");
          } else if (found != null) {
            return found;
          }
        }
      }
    }
    return scrambled;
  }

  /** The error about the first element of {@code field} that contains {@code end}, or null. */
  private static @Nullable InconsistentValueException find(
      EncodedObject encoded, Field field, Value value, Terminator end) {
    Path path = encoded.path().field(field.id());
    Object object =
        GeneratedClass.of(encoded.object().getClass())
            .require(encoded.object(), field.storage().member());
    List<?> objects = value instanceof Sequence ? (List<?>) object : List.of(object);
    for (int i = 0; i < objects.size(); i++) {
      RecordStream stream = (RecordStream) ((KaitaiStruct) objects.get(i))._io();
      byte[] bytes = stream == null ? new byte[0] : stream.toByteArray();
      int at = indexOf(bytes, HexFormat.of().parseHex(end.hex()));
      int expected = end.included() ? bytes.length - end.hex().length() / 2 : -1;
      if (stream != null && at != expected) {
        String where = at < 0 ? "" : "; it contains them at byte " + at;
        return wrong(value instanceof Sequence ? path.at(i) : path, field, end, where);
      }
    }
    return null;
  }

  private static InconsistentValueException wrong(
      Path path, Field field, Terminator end, String where) {
    String message =
        end.included()
            ? "%s must end with the bytes %s and contain them nowhere else%s"
            : "%s must not contain the bytes %s, which end it%s";
    return new InconsistentValueException(path, message.formatted(field.id(), end.hex(), where));
  }

  private static int indexOf(byte[] bytes, byte[] expected) {
    for (int i = 0; i + expected.length <= bytes.length; i++) {
      if (Arrays.equals(bytes, i, i + expected.length, expected, 0, expected.length)) {
        return i;
      }
    }
    return -1;
  }
}
