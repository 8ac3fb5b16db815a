package dev.diptych.binary;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.KaitaiStream;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values that the spec rules out with {@code valid}. */
final class Validity {
  private static final Pattern PLACE =
      Pattern.compile("/(?:seq/(\\d+)|instances/(\\w+)): (?:at pos \\d+: )?validation failed: ");

  private Validity() {}

  static Inconsistency of(KaitaiStream.ValidationFailedError error, ObjectWriter.Made owner) {
    String message = String.valueOf(error.getMessage());
    Matcher place = PLACE.matcher(message);
    if (!place.find()) {
      return new Inconsistency(owner.path(), "the spec does not allow this: " + message);
    }
    String rule = message.substring(place.end());
    String id = place.group(2) != null ? place.group(2) : id(owner, place.group(1));
    return new Inconsistency(
        owner.path().field(id),
        "invalid-value",
        "the spec does not allow this " + id + ": " + rule);
  }

  private static String id(ObjectWriter.Made owner, String index) {
    List<Field> seq =
        owner.struct().type().fields().stream()
            .filter(f -> !f.storage().instance() && !(f.type() instanceof Type.Packing))
            .toList();
    int at = Integer.parseInt(index);
    return at < seq.size() ? seq.get(at).id() : "";
  }
}
