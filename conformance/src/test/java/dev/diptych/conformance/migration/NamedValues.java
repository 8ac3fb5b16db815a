package dev.diptych.conformance.migration;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of a document by the names of their fields, such as {@code items[0].kind}, from its
 * infoset alone. Numbers are decimals, whatever their type is.
 */
final class NamedValues {
  private final Map<String, String> values = new LinkedHashMap<>();

  private NamedValues() {}

  static Map<String, String> of(byte[] infoset) {
    NamedValues named = new NamedValues();
    try {
      named.add("", JSON.std.mapFrom(infoset).get("root"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return named.values;
  }

  private void add(String path, Object value) {
    if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        add(path + "[" + i + "]", list.get(i));
      }
    } else if (value instanceof Map<?, ?> map && map.containsKey("fields")) {
      struct(path, map);
    } else if (value instanceof Map<?, ?> map && map.containsKey("table")) {
      table(path, map);
    } else if (value instanceof Map<?, ?> map) {
      Map.Entry<?, ?> only = map.entrySet().iterator().next();
      values.put(path, cell(String.valueOf(only.getKey()), only.getValue()));
    }
  }

  private void struct(String path, Map<?, ?> struct) {
    ((Map<?, ?>) struct.get("fields"))
        .forEach((id, value) -> add(path.isEmpty() ? "" + id : path + "." + id, value));
    if (struct.get("residue") instanceof Map<?, ?> residue) {
      residue.forEach((part, bytes) -> values.put(path + "." + part, String.valueOf(bytes)));
    }
  }

  private void table(String path, Map<?, ?> table) {
    List<?> columns = (List<?>) table.get("columns");
    List<?> rows = (List<?>) table.get("rows");
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        List<?> head = (List<?>) columns.get(column);
        String name = table.get("table") == null ? "" : "." + head.get(0);
        Object cell = ((List<?>) rows.get(row)).get(column);
        values.put(path + "[" + row + "]" + name, cell(String.valueOf(head.get(1)), cell));
      }
    }
  }

  private static String cell(String tag, Object value) {
    if (value instanceof List<?> pair && tag.startsWith("f")) {
      return exact(tag, String.valueOf(pair.get(0)), String.valueOf(pair.get(1)));
    }
    Object shown = value instanceof List<?> pair ? pair.get(pair.size() - 1) : value;
    return tag.equals("bytes") ? "x" + shown : String.valueOf(shown);
  }

  /** All digits of a float, so that one in another width has the same. */
  private static String exact(String tag, String bits, String shortest) {
    long raw = Long.parseUnsignedLong(bits, 16);
    double value =
        tag.equals("f4") ? Float.intBitsToFloat((int) raw) : Double.longBitsToDouble(raw);
    boolean digits = Double.isFinite(value) && !shortest.equals("-0");
    return digits ? plain(new BigDecimal(value)) : shortest.replaceFirst(":.*", "");
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
