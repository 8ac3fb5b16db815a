package dev.diptych.second;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Method;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares single values.
 *
 * @param agreement takes the differences
 * @param framing what Kaitai removes from bytes
 * @param member the member in Kaitai's code
 * @param switched whether the value is a case of a switch
 */
record Leaf(Agreement agreement, Framing.Source framing, PlainMember member, boolean switched) {
  Leaf(Agreement agreement, Framing.Source framing, PlainMember member) {
    this(agreement, framing, member, false);
  }

  /** The same for a case of a switch, which is of {@code type}. */
  Leaf ofSwitch(Type type) {
    return new Leaf(agreement, Framing.ofCase(type, framing), member, true);
  }

  /** Compares a value of {@code type}. */
  void compare(Place place, Type type, Value ours, @Nullable Object plain) {
    if (plain == null) {
      if (!isUnnamed(type, ours)) {
        agreement.differ(place, ours, null);
      }
    } else if (type instanceof Type.Varint) {
      varint(place, ours, plain);
    } else if (ours instanceof Scalar scalar) {
      number(place, scalar.bits(), plain);
    } else if (ours instanceof Blob blob) {
      bytes(place, type, blob.bytes(), plain);
    } else {
      agreement.differ(place, ours, plain);
    }
  }

  /** Compares a value that follows from others. */
  void computed(Place place, Type type, Value ours, Object plain) {
    if (plain instanceof String text) {
      text(place, new String(((Blob) ours).bytes(), StandardCharsets.UTF_8), text);
    } else if (plain instanceof Integer value && bits(ours) != value && (int) bits(ours) == value) {
      agreement.exempt(Exemption.NARROWED_NUMBER);
    } else if (plain instanceof Float value) {
      number(place, bits(ours), value.doubleValue());
    } else {
      compare(place, type, ours, plain);
    }
  }

  /** Whether {@code ours} is a number without a name, for which Kaitai has no value. */
  boolean isUnnamed(Type type, Value ours) {
    boolean named =
        (type instanceof Type.Numeric number && number.names() != null)
            || (type instanceof Type.Bits bits && bits.names() != null);
    if (!named || !(ours instanceof Scalar scalar) || !member.type().isEnum()) {
      return false;
    }
    for (Object constant : member.type().getEnumConstants()) {
      if (id(constant) == scalar.bits()) {
        return false;
      }
    }
    agreement.exempt(Exemption.UNNAMED_NUMBER);
    return true;
  }

  private void varint(Place place, Value ours, Object plain) {
    Object value = value(plain);
    if (ours instanceof Blob blob && plain instanceof KaitaiStruct) {
      byte[] groups = groups(plain);
      if (groups != null) {
        bytes(place, new Type.Bytes(), blob.bytes(), groups);
      }
    }
    if (value instanceof Integer narrow && bits(ours) != narrow && (int) bits(ours) == narrow) {
      agreement.exempt(Exemption.NARROWED_NUMBER);
    } else {
      number(place, bits(ours), value);
    }
  }

  /** The bytes that a number was read from, the only list of its struct; null for structs in it. */
  private static byte @Nullable [] groups(Object plain) {
    byte[] bytes = new byte[0];
    for (Method getter : PlainNames.getters(plain.getClass()).values()) {
      if (getter.getReturnType() == List.class) {
        List<?> all = (List<?>) call(plain, getter.getName());
        bytes = new byte[all.size()];
        for (int i = 0; i < bytes.length; i++) {
          if (!(all.get(i) instanceof Number group)) {
            return null;
          }
          bytes[i] = group.byteValue();
        }
      }
    }
    return bytes;
  }

  private static long bits(Value ours) {
    return ours instanceof Scalar scalar ? scalar.bits() : leb128(((Blob) ours).bytes());
  }

  /** A number in more bytes than necessary is kept as bytes. */
  private static long leb128(byte[] bytes) {
    long value = 0;
    for (int i = bytes.length - 1; i >= 0; i--) {
      value = (value << 7) | (bytes[i] & 0x7f);
    }
    return value;
  }

  private void number(Place place, long ours, Object plain) {
    boolean same =
        plain instanceof Float value
            ? (int) ours == Float.floatToRawIntBits(value)
            : plain instanceof Double value
                ? isDouble(ours, value)
                : plain instanceof Boolean truth
                    ? ours == (truth ? 1 : 0)
                    : plain instanceof Number whole ? isWhole(ours, whole) : isNamed(ours, plain);
    if (!same) {
      agreement.differ(place, ours, plain);
    }
  }

  private boolean isDouble(long ours, double plain) {
    boolean same = ours == Double.doubleToRawLongBits(plain);
    if (!same && switched) {
      agreement.exempt(Exemption.NARROWED_SWITCH);
      // The payload of a NaN is lost where the number is converted.
      return ours == (long) plain
          || Float.compare(Float.intBitsToFloat((int) ours), (float) plain) == 0;
    }
    return same;
  }

  private boolean isWhole(long ours, Number plain) {
    if (switched && ours != plain.longValue() && plain instanceof Integer) {
      agreement.exempt(Exemption.NARROWED_SWITCH);
      return (int) ours == plain.intValue();
    }
    return ours == plain.longValue();
  }

  private static boolean isNamed(long ours, Object plain) {
    return plain instanceof Enum<?> && id(plain) == ours;
  }

  private static long id(Object constant) {
    return (Long) call(constant, "id");
  }

  private static Object value(Object plain) {
    return plain instanceof KaitaiStruct ? call(plain, "value") : plain;
  }

  private static Object call(Object object, String method) {
    try {
      Class<?> type =
          object instanceof Enum<?> named ? named.getDeclaringClass() : object.getClass();
      Method found = type.getMethod(method);
      return found.invoke(object);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private void bytes(Place place, Type type, byte[] ours, Object plain) {
    byte[] value = framing.of(type instanceof Type.Text text ? text.encoding() : "").value(ours);
    if (plain instanceof byte[] bytes) {
      if (!Arrays.equals(ours, bytes) && !Arrays.equals(value, bytes)) {
        agreement.differ(place, hex(ours), hex(bytes));
      }
    } else if (plain instanceof String read && type instanceof Type.Text kind) {
      Charset charset = Charset.forName(kind.encoding());
      String whole = new String(ours, charset);
      text(place, read.equals(whole) ? whole : new String(value, charset), read);
    } else {
      agreement.differ(place, hex(ours), plain);
    }
  }

  private void text(Place place, String ours, String plain) {
    if (!ours.equals(plain)) {
      agreement.differ(place, quoted(ours), quoted(plain));
    }
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.chars()
        .forEach(
            c ->
                out.append(
                    c < 0x20 || c > 0x7e ? String.format("\\u%04x", c) : String.valueOf((char) c)));
    return out.append('"').toString();
  }

  static String hex(byte[] bytes) {
    return "x" + HexFormat.of().formatHex(bytes);
  }
}
