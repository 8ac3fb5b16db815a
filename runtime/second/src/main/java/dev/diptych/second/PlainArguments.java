package dev.diptych.second;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import io.kaitai.struct.KaitaiStream;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Creates objects of generated classes from a stream and the values of parameters. */
final class PlainArguments {
  private PlainArguments() {}

  /**
   * An object of a generated class.
   *
   * @param root the root of a document, with the values of all parameters
   */
  static Object create(Class<?> type, KaitaiStream stream, Struct root)
      throws ReflectiveOperationException {
    List<Value> values = new ArrayList<>();
    for (Field each : root.type().fields()) {
      if (each.isParameter()) {
        values.add(Objects.requireNonNull(root.get(each.id()), each.id()));
      }
    }
    for (Constructor<?> each : type.getConstructors()) {
      if (each.getParameterCount() == values.size() + 1) {
        return each.newInstance(arguments(each.getParameterTypes(), stream, values));
      }
    }
    throw new NoSuchMethodException(type.getName() + " with " + values.size() + " parameters");
  }

  private static Object[] arguments(Class<?>[] types, KaitaiStream stream, List<Value> values)
      throws ReflectiveOperationException {
    Object[] arguments = new Object[types.length];
    arguments[0] = stream;
    for (int i = 1; i < types.length; i++) {
      arguments[i] = argument(types[i], values.get(i - 1));
    }
    return arguments;
  }

  private static Object argument(Class<?> type, Value value) throws ReflectiveOperationException {
    if (value instanceof Blob blob) {
      return type == byte[].class ? blob.bytes() : new String(blob.bytes(), StandardCharsets.UTF_8);
    }
    long bits = ((Scalar) value).bits();
    if (type == boolean.class) {
      return bits != 0;
    }
    if (type == float.class) {
      return Float.intBitsToFloat((int) bits);
    }
    if (type == double.class) {
      return Double.longBitsToDouble(bits);
    }
    if (type.isEnum()) {
      return type.getMethod("byId", long.class).invoke(null, bits);
    }
    return type == long.class ? (Object) bits : (Object) (int) bits;
  }
}
