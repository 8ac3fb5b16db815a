package dev.diptych.binary.check;

import dev.diptych.binary.generated.GeneratedField;
import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.JavaNames;
import java.util.List;

/** Checks that the switches of one object have the struct that their selector chooses. */
final class CaseCheck {
  private final EncodedObject encoded;

  CaseCheck(EncodedObject encoded) {
    this.encoded = encoded;
  }

  /** Checks the switches whose selector is a sibling. */
  void check() {
    List<Field> fields = encoded.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      Value value = encoded.struct().get(i);
      if (field.type() instanceof Type.Switched type && type.on() != null && value != null) {
        List<Value> elements = value instanceof Sequence many ? many.elements() : List.of(value);
        String selected = CaseLookup.of(type, encoded.struct().get(type.on()));
        for (int k = 0; k < elements.size(); k++) {
          if (elements.get(k) instanceof Struct struct && !struct.type().name().equals(selected)) {
            String name = selected == null ? "no case" : simple(selected);
            throw error(field, k, simple(struct.type().name()), type.on() + " selects " + name);
          }
        }
      }
    }
  }

  /**
   * Finds a switch with a struct that its selector does not choose, where generated code failed to
   * cast it. The selector is not a sibling.
   *
   * @param thrown the exception of generated code
   * @return the error of the first such switch, or else of an expression with a cast
   */
  RuntimeException of(ClassCastException thrown) {
    List<Field> fields = encoded.struct().type().fields();
    try {
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i).type() instanceof Type.Switched type) {
          check(fields.get(i), type, encoded.members()[i]);
        }
      }
    } catch (RuntimeException e) {
      return EncodeFailure.of(encoded, e);
    }
    return EncodeFailure.of(encoded, thrown);
  }

  private void check(Field field, Type.Switched type, GeneratedField member) {
    Object value = member.get(encoded.object());
    List<?> elements =
        value instanceof List<?> many ? many : value == null ? List.of() : List.of(value);
    for (int i = 0; i < elements.size(); i++) {
      Class<?> actual = elements.get(i).getClass();
      Class<?> selected = member.selected(encoded.object(), i);
      if (selected != null && selected != actual) {
        throw error(field, i, name(type, actual), "these values select " + name(type, selected));
      }
    }
  }

  private InconsistentValueException error(Field field, int index, String actual, String selects) {
    Path path = encoded.path().field(field.id());
    return new InconsistentValueException(
        field.repeated() ? path.at(index) : path,
        "%s is %s, but %s".formatted(field.id(), actual, selects));
  }

  /** The id of the case of {@code type} whose generated class is {@code generated}. */
  private static String name(Type.Switched type, Class<?> generated) {
    return type.structs().stream()
        .map(struct -> struct.substring(struct.lastIndexOf(':') + 1))
        .filter(id -> JavaNames.camel(JavaNames.type(id)).equals(generated.getSimpleName()))
        .map(CaseCheck::simple)
        .findFirst()
        .orElse("another case");
  }

  private static String simple(String struct) {
    return struct.substring(struct.lastIndexOf(':') + 1).replaceFirst("^twin_(.*?)(__.*)?$", "$1");
  }
}
