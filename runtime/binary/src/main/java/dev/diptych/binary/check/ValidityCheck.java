package dev.diptych.binary.check;

import dev.diptych.binary.error.InvalidValue;
import dev.diptych.binary.error.ValueText;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.KaitaiStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks values against {@code valid} of the spec. */
final class ValidityCheck {
  private final Schema schema;
  private final EncodedObject owner;

  ValidityCheck(Schema schema, EncodedObject owner) {
    this.schema = schema;
    this.owner = owner;
  }

  /** The error about an invalid field, with its value and the valid ones. */
  InconsistentValueException of(KaitaiStream.ValidationFailedError error) {
    Field field = field(error);
    Value whole = field == null ? null : owner.struct().get(field.id());
    if (field == null || whole == null) {
      return new InconsistentValueException(
          owner.path(), "invalid-value", "a value is invalid according to the spec");
    }
    int element = whole instanceof Sequence many ? element(many, error) : -1;
    return whole instanceof Sequence many && element >= 0
        ? invalid(field, element, many.elements().get(element))
        : invalid(field, element, whole);
  }

  private InconsistentValueException invalid(Field field, int element, Value found) {
    Path path = owner.path().field(field.id());
    String seen =
        found instanceof Sequence ? "invalid" : new ValueText(schema).of(field.type(), found);
    String name = field.id() + (element < 0 ? "" : "[" + element + "]");
    String message = "%s is %s, %s".formatted(name, seen, InvalidValue.allowed(field));
    return new InconsistentValueException(
        element < 0 ? path : path.at(element), "invalid-value", message);
  }

  /**
   * The index of the first element with the value that {@code error} rejects, or -1. The runtime of
   * Kaitai has that value only at the end of its message.
   */
  private static int element(Sequence many, KaitaiStream.ValidationFailedError error) {
    String message = String.valueOf(error.getMessage());
    String rejected = message.substring(message.lastIndexOf("got ") + 4);
    for (int i = 0; i < many.elements().size(); i++) {
      if (many.elements().get(i) instanceof Scalar number
          && Long.toString(number.bits()).equals(rejected)) {
        return i;
      }
    }
    return -1;
  }

  /** Rejects values without a name if only named ones are valid; generated code cannot. */
  void checkNames() {
    List<Field> fields = owner.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Value value = owner.struct().get(i);
      if (value != null && Storage.NAMED.equals(fields.get(i).storage().allowed())) {
        checkNames(fields.get(i), value);
      }
    }
  }

  private void checkNames(Field field, Value value) {
    if (InvalidValue.unnamed(schema, field, value)) {
      throw invalid(field, -1, value);
    }
    List<Value> elements = value instanceof Sequence many ? many.elements() : List.of();
    for (int i = 0; i < elements.size(); i++) {
      if (InvalidValue.unnamed(schema, field, elements.get(i))) {
        throw invalid(field, i, elements.get(i));
      }
    }
  }

  /** The field at the path of {@code error}, such as {@code /types/part/seq/2}, or null. */
  private @Nullable Field field(KaitaiStream.ValidationFailedError error) {
    List<String> path = List.of(path(error).split("/", -1));
    if (path.size() < 2) {
      return null;
    }
    String last = path.get(path.size() - 1);
    return switch (path.get(path.size() - 2)) {
      case "seq" -> inSequence(last);
      case "instances" -> named(last);
      default -> null;
    };
  }

  /** The path of the invalid field in the spec. The runtime of Kaitai has no accessor for it. */
  private static String path(KaitaiStream.KaitaiStructError error) {
    try {
      java.lang.reflect.Field path =
          KaitaiStream.KaitaiStructError.class.getDeclaredField("srcPath");
      path.setAccessible(true);
      return String.valueOf(path.get(error));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("not the runtime that this was written for", e);
    }
  }

  private @Nullable Field inSequence(String index) {
    List<Field> sequence =
        owner.struct().type().fields().stream()
            .filter(each -> !each.storage().instance() && !(each.type() instanceof Type.Packing))
            .toList();
    int at = Integer.parseInt(index);
    return at < sequence.size() ? sequence.get(at) : null;
  }

  private @Nullable Field named(String id) {
    return owner.struct().type().fields().stream()
        .filter(each -> each.id().equals(id) || each.storage().member().equals(id))
        .findFirst()
        .orElse(null);
  }
}
