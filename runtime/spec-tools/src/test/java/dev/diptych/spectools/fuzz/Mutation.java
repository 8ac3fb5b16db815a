package dev.diptych.spectools.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;

/** Changes one spec in one or a few places: its structure, its scalars or its bytes. */
final class Mutation {
  private static final List<Object> ODD =
      List.of(
          "",
          "~",
          "on",
          "0",
          "-1",
          "1 / 0",
          "1 << 99999999",
          "_root",
          "_parent._parent.x",
          "_io",
          "_io.size - 1",
          "_",
          "_index",
          "value",
          "a",
          "no_such",
          "u1",
          "u3",
          "b99",
          "str",
          "strz",
          "t(1)",
          "zlib",
          "xor(",
          "UTF-16LE",
          "eos",
          "expr",
          "until",
          "\u0000",
          "\u2028",
          "class",
          "'\\u002a/'",
          "((((1",
          "[1, 2",
          "x ? y : z",
          "a::b::c",
          "x._sizeof",
          "x.as<u1>",
          "f'x'",
          -1,
          0,
          300,
          4_000_000_000L,
          1e300,
          Double.NaN,
          true,
          List.of(),
          List.of(1),
          Map.of(),
          Map.of("a", "b"),
          Map.of("switch-on", "a", "cases", Map.of("1", "u1")),
          Map.of("eq", "1"));
  private static final List<String> KEYS =
      List.of(
          "id",
          "type",
          "size",
          "if",
          "repeat",
          "repeat-expr",
          "repeat-until",
          "contents",
          "enum",
          "encoding",
          "terminator",
          "pad-right",
          "include",
          "consume",
          "eos-error",
          "size-eos",
          "process",
          "pos",
          "io",
          "value",
          "valid",
          "parent",
          "doc",
          "doc-ref",
          "seq",
          "types",
          "instances",
          "enums",
          "params",
          "meta",
          "imports",
          "endian",
          "switch-on",
          "cases",
          "to-string",
          "ks-opaque-types",
          "ks-debug",
          "-twin-name",
          "-twin-default",
          "-twin-names",
          "-twin-elements",
          "-twin-role",
          "-twin-decimals",
          "-twin-unit",
          "-twin-radix",
          "-twin-flags",
          "-twin-item",
          "-twin-key",
          "-twin-zip",
          "-twin-adapter",
          "-twin-format",
          "-twin-refuse",
          "-twin-text",
          "-other");

  private final Random random;
  private final List<Object> places = new ArrayList<>();

  Mutation(long seed) {
    this.random = new Random(seed);
  }

  /** A changed copy of the spec {@code text}. */
  byte[] of(byte[] text, Object yaml) {
    if (random.nextInt(4) == 0) {
      return bytes(text);
    }
    Object changed = copy(yaml);
    for (int i = random.nextInt(3); i >= 0; i--) {
      places.clear();
      collect(changed);
      if (!places.isEmpty()) {
        change(places.get(random.nextInt(places.size())));
      }
    }
    DumperOptions options = new DumperOptions();
    options.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
    return new Yaml(options).dump(changed).getBytes(UTF_8);
  }

  private byte[] bytes(byte[] text) {
    byte[] changed = text.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(changed.length);
      switch (random.nextInt(4)) {
        case 0 -> changed[at] = (byte) random.nextInt();
        case 1 -> changed[at] = (byte) " :-[]{}&*!|>'\"#\n\t0a".charAt(random.nextInt(19));
        case 2 -> changed = cut(changed, at, Math.min(changed.length, at + 1 + random.nextInt(20)));
        default -> changed = doubled(changed, at, random.nextInt(40));
      }
      if (changed.length == 0) {
        return changed;
      }
    }
    return changed;
  }

  private static byte[] cut(byte[] text, int from, int to) {
    byte[] cut = new byte[text.length - (to - from)];
    System.arraycopy(text, 0, cut, 0, from);
    System.arraycopy(text, to, cut, from, text.length - to);
    return cut;
  }

  private static byte[] doubled(byte[] text, int at, int length) {
    int end = Math.min(text.length, at + length);
    byte[] doubled = new byte[text.length + end - at];
    System.arraycopy(text, 0, doubled, 0, end);
    System.arraycopy(text, at, doubled, end, text.length - at);
    return doubled;
  }

  private void collect(Object node) {
    if (node instanceof Map<?, ?> map) {
      places.add(map);
      map.values().forEach(this::collect);
    } else if (node instanceof List<?> list) {
      places.add(list);
      list.forEach(this::collect);
    }
  }

  @SuppressWarnings("unchecked")
  private void change(Object place) {
    if (place instanceof Map<?, ?> map) {
      changeMap((Map<Object, Object>) map);
    } else {
      changeList((List<Object>) place);
    }
  }

  private void changeMap(Map<Object, Object> map) {
    List<Object> keys = new ArrayList<>(map.keySet());
    Object key = keys.isEmpty() ? "x" : keys.get(random.nextInt(keys.size()));
    switch (random.nextInt(6)) {
      case 0 -> map.remove(key);
      case 1 -> map.put(random.nextInt(3) == 0 ? odd(key) : any(), map.remove(key));
      case 2 -> map.put(any(), odd(map.get(key)));
      case 3 -> map.put(any(), copy(places.get(random.nextInt(places.size()))));
      default -> map.put(key, odd(map.get(key)));
    }
  }

  private void changeList(List<Object> list) {
    int at = list.isEmpty() ? 0 : random.nextInt(list.size());
    switch (random.nextInt(4)) {
      case 0 -> list.add(at, list.isEmpty() ? odd(1) : copy(list.get(at)));
      case 1 -> list.add(list.isEmpty() ? odd(1) : list.remove(at));
      case 2 -> list.add(at, odd(1));
      default -> {
        if (!list.isEmpty()) {
          list.remove(at);
        }
      }
    }
  }

  private String any() {
    return KEYS.get(random.nextInt(KEYS.size()));
  }

  /** Something else for {@code value}; often made of it. */
  private Object odd(Object value) {
    String text = String.valueOf(value);
    return switch (random.nextInt(9)) {
      case 0 -> text + " + " + text;
      case 1 -> (text + " + ").repeat(1 + random.nextInt(700)) + text;
      case 2 -> "(".repeat(random.nextInt(300)) + text;
      case 3 -> copy(List.of(text));
      case 4 -> copy(Map.of(text, text));
      default -> copy(ODD.get(random.nextInt(ODD.size())));
    };
  }

  /** A copy that can be changed. */
  private static Object copy(Object node) {
    if (node instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, value) -> copy.put(key, copy(value)));
      return copy;
    }
    if (node instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(each -> copy.add(copy(each)));
      return copy;
    }
    return node;
  }
}
