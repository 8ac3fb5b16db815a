package dev.diptych.binary.check;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Processing;
import dev.diptych.model.schema.Storage.Terminator;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStruct;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Finds the struct whose bytes contain their own terminator. Generated code detects that after
 * everything is written, and only reports the field.
 */
public final class TerminatorCheck {
  private final List<EncodedObject> objects;

  public TerminatorCheck(List<EncodedObject> made) {
    this.objects = made;
  }

  /** The error, or null if {@code thrown} has another cause. */
  public InconsistentValueException of(ConsistencyError thrown) {
    InconsistentValueException scrambled = null;
    for (EncodedObject one : objects) {
      for (Field field : one.struct().type().fields()) {
        Value value = one.struct().get(field.id());
        if (("raw(" + field.storage().member() + ")").equals(thrown.id()) && ended(field, value)) {
          InconsistentValueException found = find(one, field, value);
          if (found != null) {
            return found;
          }
          if (field.storage().stream().process() != Processing.NONE) {
            scrambled = wrong(one.path().field(field.id()), field, "");
          }
        }
      }
    }
    return scrambled;
  }

  private static boolean ended(Field field, Value value) {
    return value != null
        && field.storage().stream() != null
        && field.storage().stream().end() != null;
  }

  private static InconsistentValueException find(EncodedObject one, Field field, Value value) {
    Path path = one.path().field(field.id());
    Object got =
        GeneratedClass.of(one.object().getClass()).get(one.object(), field.storage().member());
    List<?> objects = value instanceof Sequence ? (List<?>) got : List.of(got);
    for (int i = 0; i < objects.size(); i++) {
      RecordStream stream = (RecordStream) ((KaitaiStruct) objects.get(i))._io();
      byte[] bytes = stream == null ? new byte[0] : stream.toByteArray();
      Terminator end = field.storage().stream().end();
      int at = indexOf(bytes, HexFormat.of().parseHex(end.hex()));
      int expected = end.included() ? bytes.length - end.hex().length() / 2 : -1;
      boolean plain = field.storage().stream().process() == Processing.NONE;
      if (stream != null && plain && at != expected) {
        String where = at < 0 ? "" : "; it contains them at byte " + at;
        return wrong(value instanceof Sequence ? path.at(i) : path, field, where);
      }
    }
    return null;
  }

  private static InconsistentValueException wrong(Path path, Field field, String where) {
    Terminator end = field.storage().stream().end();
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
