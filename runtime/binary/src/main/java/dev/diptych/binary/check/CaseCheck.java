package dev.diptych.binary.check;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.JavaNames;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks that the switches of one object have the struct that their selector chooses. */
final class CaseCheck {
  private static final Pattern CAST =
      Pattern.compile("class \\S*[.$](\\w+) cannot be cast to class \\S*[.$](\\w+)");

  private final EncodedObject one;

  CaseCheck(EncodedObject one) {
    this.one = one;
  }

  /** Checks the switches whose selector is a sibling. */
  void check() {
    List<Field> fields = one.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      if (field.type() instanceof Type.Switched type
          && type.on() != null
          && one.struct().get(i) instanceof Struct struct) {
        String selected = CaseLookup.of(type, one.struct().get(type.on()));
        if (!struct.type().name().equals(selected)) {
          String selectedName = selected == null ? "no case" : simple(selected);
          String message =
              "%s is %s, but %s selects %s"
                  .formatted(field.id(), simple(struct.type().name()), type.on(), selectedName);
          throw new InconsistentValueException(one.path().field(field.id()), message);
        }
      }
    }
  }

  /** The error of a switch with another selector, at which generated code fails to cast. */
  InconsistentValueException of(ClassCastException thrown) {
    Matcher cast = CAST.matcher(String.valueOf(thrown.getMessage()));
    String there = cast.find() ? cast.group(1) : "";
    List<String> chosen = switches();
    // The exception names classes: report the first field of that class.
    for (String id : chosen) {
      Path path = path(id, there);
      if (path != null) {
        String message = "%s is %s, but these values select %s";
        return new InconsistentValueException(
            path, message.formatted(id, typeId(there), typeId(cast.group(2))));
      }
    }
    if (chosen.size() == 1) {
      Path path = one.path().field(chosen.get(0));
      return new InconsistentValueException(
          path, chosen.get(0) + " is not the case that these values select");
    }
    return new InconsistentValueException(
        one.path(), "a value is not the case that the spec selects");
  }

  /** The switches that have a value. */
  private List<String> switches() {
    return one.struct().type().fields().stream()
        .filter(field -> field.type() instanceof Type.Switched)
        .map(Field::id)
        .filter(id -> one.struct().get(id) != null)
        .toList();
  }

  /** The path to the first struct of the class {@code type} at {@code id}, or null. */
  private @Nullable Path path(String id, String type) {
    Path path = one.path().field(id);
    Value value = one.struct().get(id);
    List<Value> all = value instanceof Sequence many ? many.elements() : List.of(value);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof Struct struct && type(struct).equals(type)) {
        return value instanceof Sequence ? path.at(i) : path;
      }
    }
    return null;
  }

  private static String type(Struct struct) {
    String name = struct.type().name();
    return JavaNames.camel(JavaNames.type(name.substring(name.lastIndexOf(':') + 1)));
  }

  /** The id of the type whose generated class is {@code type}. */
  private static String typeId(String type) {
    String name = type.replaceFirst("^Twin", "").replaceFirst("OfSpec$", "");
    return name.replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  private static String simple(String struct) {
    return struct.substring(struct.lastIndexOf(':') + 1).replaceFirst("^twin_(.*?)(__.*)?$", "$1");
  }
}
