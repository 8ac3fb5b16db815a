package dev.diptych.ksy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a {@code .ksy} and the values that they allow: a line for each map with known keys. A
 * key without {@code =} allows any value. The alternatives of a key are separated by {@code |},
 * each one of
 *
 * <ul>
 *   <li>{@code encoding}, {@code type}: a scalar that can be such a name
 *   <li>{@code text}, {@code id}, {@code label}, {@code expression}: any scalar that is not null
 *   <li>{@code flag}, {@code number}, {@code value} (either): a scalar of that kind, or words with
 *       {@code /} between them
 *   <li>{@code [x]}: a list of {@code x}
 *   <li>{@code name}, {@code title}, {@code version}, {@code format-id}: what texts are written
 *       with ({@link TextNameCheck})
 *   <li><code>{x}</code>: a map from ids to {@code x}; <code>{=x}</code>: from names; <code>{*x}
 *       </code>: from any scalars
 *   <li>the name of another line
 * </ul>
 *
 * <p>It covers what the engine relies on. Package {@code resolve} checks the rest.
 */
public final class KeyShapes {
  private static final String LINES =
      """
      spec: meta=meta doc=text doc-ref=text|[text] to-string=expression params=[param]\
       seq=[field] types={spec} instances={field} enums={{*label/member}} -twin-format=format\
       -twin-refuse=text -twin-text=style -twin-key=text -twin-zip={=[text]} -twin-adapter=leb128\
       -twin-aliases=[id]|{text}
      meta: id=id imports=[text]|text endian=text|switch bit-endian=text encoding=encoding\
       application file-extension ks-debug ks-opaque-types ks-version ks-zero-copy-substream\
       license tags title xref
      param: id=id type=type doc=text doc-ref=text|[text] enum=label
      field: id=id doc=text doc-ref=text|[text] type=type|switch contents=text|[text]\
       size=expression size-eos=flag if=expression repeat=text repeat-expr=expression\
       repeat-until=expression encoding=encoding terminator=byte pad-right=byte include=flag\
       consume=flag eos-error=flag enum=label process=text parent=text valid=expression|valid\
       pos=expression io=expression value=expression -twin-name=name -twin-default=value\
       -twin-names={=number} -twin-elements=text -twin-role=magic/version -twin-decimals=number\
       -twin-unit=text -twin-radix=16 -twin-flags=text -twin-item=flag -twin-aliases=[id]|{text}\
       -twin-was=text -twin-checksum=checksum
      switch: switch-on=expression cases={*type}
      valid: eq=expression min=expression max=expression any-of=[expression] expr=expression\
       in-enum
      member: id=label doc=text doc-ref=text|[text] -twin-name=name\
       -twin-aliases=[id]|{text}
      format: id=format-id title=title version=version layout=name preferred=flag
      checksum: algorithm=text|algorithm of=text|covered|[text/covered] self=number blank=[text]\
       unpack=text|unpack order=le/be digits=octal/decimal/hex/HEX count=number bits=number
      algorithm: width=number poly=number init=number refin=flag refout=flag xorout=number\
       sum=number xor=number word=number carry=flag complement=ones/twos
      covered: field=text unpack=text|unpack from=text to=text bytes=[number]
      unpack: switch-on=text cases={*text}
      style: strings=raw indent=text line-end=text tail=text
      """;

  /** Maps that have no other keys than those in their line. */
  private static final Set<String> CLOSED =
      Set.of("format", "style", "checksum", "algorithm", "covered", "unpack");

  private static final Map<String, Map<String, List<Shape>>> ALL = new HashMap<>();

  static {
    for (String line : LINES.strip().split("\n", -1)) {
      read(line);
    }
  }

  private KeyShapes() {}

  /** What a value is. */
  sealed interface Shape {}

  /** A scalar of a kind. */
  record Word(String kind) implements Shape {}

  /** A list with elements of one of {@code elements}. */
  record Many(List<Shape> elements) implements Shape {}

  /**
   * A map with any keys and values of one of {@code values}.
   *
   * @param keys {@code id}, {@code =} or {@code *}
   */
  record Named(String keys, List<Shape> values) implements Shape {}

  /** A map with known keys, those in the line {@code name}. */
  record Known(String name) implements Shape {}

  /** The names of the kinds of maps that have known keys. */
  public static Set<String> kinds() {
    return Set.copyOf(ALL.keySet());
  }

  /** The alternatives under {@code key} of the maps called {@code name}; null for any value. */
  static @Nullable List<Shape> of(String name, String key) {
    List<Shape> shapes = known(name).get(key);
    return shapes == null || shapes.isEmpty() ? null : shapes;
  }

  /** The known keys of maps called {@code name}. */
  public static Set<String> keys(String name) {
    return known(name).keySet();
  }

  private static Map<String, List<Shape>> known(String name) {
    return ALL.getOrDefault(name, Map.of());
  }

  /** Whether maps called {@code name} reject the unknown key {@code key}. */
  static boolean closedTo(String name, String key) {
    return CLOSED.contains(name) || key.startsWith("-twin-");
  }

  private static void read(String line) {
    int colon = line.indexOf(':');
    Map<String, List<Shape>> keys = new LinkedHashMap<>();
    for (String pair : line.substring(colon + 2).split(" ", -1)) {
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals);
      keys.put(key, equals < 0 ? List.of() : shapes(pair.substring(equals + 1), '|'));
    }
    ALL.put(line.substring(0, colon), keys);
  }

  /** The alternatives in {@code text}; those within brackets belong to one. */
  private static List<Shape> shapes(String text, char separator) {
    List<Shape> shapes = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
      if (c == separator && depth == 0) {
        shapes.add(shape(text.substring(start, i)));
        start = i + 1;
      }
    }
    shapes.add(shape(text.substring(start)));
    return List.copyOf(shapes);
  }

  private static Shape shape(String text) {
    String inside = text.substring(0, text.length() - 1);
    return switch (text.charAt(0)) {
      case '[' -> new Many(shapes(inside.substring(1), '/'));
      case '{' -> {
        String keys = inside.substring(1, 2);
        boolean any = keys.equals("=") || keys.equals("*");
        yield new Named(any ? keys : "id", shapes(inside.substring(any ? 2 : 1), '/'));
      }
      default ->
          LINES.contains("\n" + text + ": ") || text.equals("spec")
              ? new Known(text)
              : new Word(text);
    };
  }
}
