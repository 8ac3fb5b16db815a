package dev.diptych.conformance.offsets;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.Inflater;

/**
 * Readers of the formats in {@code conformance/features/offsets_*}, written by hand. Each returns
 * the values of the text, as written there and in the same order.
 */
final class Layouts {
  private Layouts() {}

  /** Reads a file of the format {@code id}. */
  static List<String> read(String id, byte[] file) throws Exception {
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    return switch (id) {
      case "offsets_in_order" -> inOrder(in);
      case "offsets_relative" -> relative(in.order(ByteOrder.BIG_ENDIAN));
      case "offsets_nested" -> nested(in);
      case "offsets_by_level" -> byLevel(in);
      case "offsets_aligned" -> aligned(in.order(ByteOrder.BIG_ENDIAN));
      case "offsets_shared" -> shared(in);
      case "offsets_of_varints" -> varints(in);
      case "offsets_in_units" -> inUnits(in);
      case "packed" -> packed(in);
      default -> throw new IllegalArgumentException(id);
    };
  }

  private static List<String> inOrder(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.get(3); i++) {
      int row = 4 + 9 * i;
      values.add(string(in, in.getShort(row + 1)));
      values.add(bytes(in, in.getInt(row + 3), in.getShort(row + 7)));
    }
    values.add(string(in, in.getShort(1)));
    return values;
  }

  private static List<String> relative(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.get(0); i++) {
      values.add(string(in, in.getShort(1) + in.getShort(3 + 6 * i + 4)));
    }
    return values;
  }

  private static List<String> nested(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.getInt(8); i++) {
      int row = in.getInt(4) + 16 * i;
      values.add(bytes(in, in.getInt(row + 8), in.getInt(row + 12)));
    }
    return values;
  }

  private static List<String> byLevel(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.get(0); i++) {
      int row = 1 + 3 * i;
      values.add(string(in, in.get(row) & 0xFF));
      values.add(bytes(in, in.get(row + 1) & 0xFF, in.get(row + 2)));
    }
    return values;
  }

  private static List<String> aligned(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.getShort(0); i++) {
      int row = 2 + 12 * i;
      if (in.getInt(row + 4) % 4 != 0) {
        throw new IllegalStateException("table " + i + " is not aligned");
      }
      values.add(bytes(in, in.getInt(row + 4), in.getInt(row + 8)));
    }
    return values;
  }

  /** The third string is the first, and the fourth its end. */
  private static List<String> shared(ByteBuffer in) {
    if (in.getShort(5) != in.getShort(1) || in.getShort(7) != in.getShort(1) + 4) {
      throw new IllegalStateException("the strings are not shared any more");
    }
    return List.of(string(in, in.getShort(1)), string(in, in.getShort(3)));
  }

  private static List<String> varints(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    int count = in.get();
    for (int i = 0; i < count; i++) {
      int offset = 0;
      int shift = 0;
      int next;
      do {
        next = in.get();
        offset |= (next & 0x7F) << shift;
        shift += 7;
      } while (next < 0);
      values.add(quoted(slice(in, offset, in.get() & 0xFF)));
    }
    return values;
  }

  private static List<String> inUnits(ByteBuffer in) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.get(0); i++) {
      values.add(bytes(in, (in.get(1 + 2 * i) + 1) * 16, in.get(2 + 2 * i) * 4));
    }
    return values;
  }

  private static List<String> packed(ByteBuffer in) throws Exception {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < in.get(0); i++) {
      Inflater inflater = new Inflater();
      inflater.setInput(slice(in, in.getShort(1 + 4 * i), in.getShort(3 + 4 * i)));
      byte[] content = new byte[1 << 12];
      int length = inflater.inflate(content);
      inflater.end();
      values.add(hex(Arrays.copyOf(content, length)));
    }
    return values;
  }

  private static String string(ByteBuffer in, int at) {
    int end = at;
    while (in.get(end) != 0) {
      end++;
    }
    return quoted(slice(in, at, end - at));
  }

  private static String bytes(ByteBuffer in, int at, int length) {
    return hex(slice(in, at, length));
  }

  private static byte[] slice(ByteBuffer in, int at, int length) {
    byte[] bytes = new byte[length];
    in.get(at, bytes);
    return bytes;
  }

  private static String quoted(byte[] text) {
    return '"' + new String(text, US_ASCII) + '"';
  }

  private static String hex(byte[] bytes) {
    return "x\"" + HexFormat.of().formatHex(bytes) + '"';
  }
}
