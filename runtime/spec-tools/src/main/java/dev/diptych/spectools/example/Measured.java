package dev.diptych.spectools.example;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Numbers that follow from how long the contents of a field are. */
final class Measured {
  private Measured() {}

  /** Whether {@code number} is the length of {@code field}. */
  static boolean by(FieldView number, FieldView field) {
    return number.field().derivation() instanceof Derivation.LengthOf length
        && length.field().equals(field.field().id());
  }

  /** The numbers in {@code draft} that follow from {@code field} being {@code content}. */
  static Map<String, Object> of(Draft draft, FieldView field, Object content) {
    Map<String, Object> numbers = new HashMap<>();
    long length = length(field.field().type(), content);
    for (FieldView each : draft.view().fields()) {
      if (length >= 0 && by(each, field)) {
        Long number = ((Derivation.LengthOf) each.field().derivation()).linear().invert(length);
        numbers.put(each.field().id(), number);
      }
    }
    numbers.values().removeIf(number -> number == null);
    return numbers;
  }

  private static long length(Type type, Object content) {
    if (content instanceof String text) {
      boolean known = type instanceof Type.Text;
      Charset charset =
          known ? Charset.forName(((Type.Text) type).encoding()) : StandardCharsets.UTF_8;
      return text.getBytes(charset).length;
    }
    return content instanceof byte[] bytes ? bytes.length : -1;
  }
}
