package dev.diptych.plain.executor.objects;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Type;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Method;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;

/** Converts single values between documents and generated code. */
final class Scalars {
  private Scalars() {}

  static Value fromJava(Type type, Object got) {
    if (got instanceof byte[] bytes) {
      return Value.Blob.of(bytes);
    }
    if (got instanceof String text && type instanceof Type.Text as) {
      return Value.Blob.of(text.getBytes(Charset.forName(as.encoding())));
    }
    if (got instanceof KaitaiStruct varint) {
      return bytes((List<?>) requireNonNull(Reflection.get(varint, bytesOf(varint.getClass()))));
    }
    return new Value.Bits(bits(got));
  }

  private static long bits(Object got) {
    if (got instanceof Enum<?> named) {
      return (long) requireNonNull(Reflection.get(named, "id"));
    }
    if (got instanceof Float number) {
      return Integer.toUnsignedLong(Float.floatToRawIntBits(number));
    }
    if (got instanceof Double number) {
      return Double.doubleToRawLongBits(number);
    }
    return got instanceof Boolean set ? (set ? 1 : 0) : ((Number) got).longValue();
  }

  /** The member of a varint's class with the bytes that were read: its only list. */
  private static String bytesOf(Class<?> varint) {
    return Arrays.stream(varint.getMethods())
        .filter(method -> method.getParameterCount() == 0)
        .filter(method -> method.getReturnType() == List.class)
        .map(Method::getName)
        .findFirst()
        .orElseThrow(() -> RequestException.unsupported("a varint without a list of bytes"));
  }

  private static Value bytes(List<?> list) {
    byte[] bytes = new byte[list.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = ((Number) list.get(i)).byteValue();
    }
    return Value.Blob.of(bytes);
  }

  /** Converts a value for a setter of type {@code target}, which is neither a list nor a struct. */
  static Object toJava(Type type, Value value, Class<?> target) {
    if (value instanceof Value.Blob blob) {
      return type instanceof Type.Text text ? text(blob, text) : blob.bytes();
    }
    long bits = ((Value.Bits) value).bits();
    if (target.isEnum()) {
      return named(target, bits);
    }
    return switch (target.getSimpleName()) {
      case "float", "Float" -> Float.intBitsToFloat((int) bits);
      case "double", "Double" -> Double.longBitsToDouble(bits);
      case "long", "Long" -> bits;
      case "short", "Short" -> (short) bits;
      case "byte", "Byte" -> (byte) bits;
      case "boolean", "Boolean" -> bits != 0;
      default -> (int) bits;
    };
  }

  private static Object named(Class<?> target, long number) {
    Object named = Reflection.call(Reflection.method(target, "byId", 1), null, number);
    if (named == null) {
      throw RequestException.failed(
          "generated code cannot represent "
              + number
              + ", which "
              + target.getSimpleName()
              + " does not name");
    }
    return named;
  }

  private static String text(Value.Blob blob, Type.Text type) {
    Charset charset = Charset.forName(type.encoding());
    String text = new String(blob.bytes(), charset);
    if (!Value.Blob.of(text.getBytes(charset)).equals(blob)) {
      throw RequestException.failed(
          "generated code cannot represent bytes that are not valid in " + charset);
    }
    return text;
  }

  /** The struct of a varint with the bytes {@code blob}, of the class {@code target}. */
  static KaitaiStruct.ReadWrite varint(Value.Blob blob, Class<?> target) {
    Object varint = Reflection.create(target);
    String setter = "set" + ClassNames.type(bytesOf(target));
    List<Integer> bytes = blob.hex().isEmpty() ? List.of() : unsigned(blob.bytes());
    Reflection.call(Reflection.method(target, setter, 1), varint, bytes);
    return (KaitaiStruct.ReadWrite) varint;
  }

  private static List<Integer> unsigned(byte[] bytes) {
    Integer[] unsigned = new Integer[bytes.length];
    Arrays.setAll(unsigned, i -> Byte.toUnsignedInt(bytes[i]));
    return List.of(unsigned);
  }
}
