package dev.diptych.ksy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The values that the keys of a {@code .ksy} allow: a line for each map with known keys. The
 * alternatives of a key are separated by {@code |}, each one of
 *
 * <ul>
 *   <li>{@code encoding}, {@code type}: a scalar that can be such a name
 *   <li>{@code text}, {@code id}, {@code expression}: any scalar that is not null
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
 * <p>It covers what the engine relies on. The Kaitai Struct compiler checks the rest.
 */
final class KeyShapes {
  private static final String LINES =
      """
      spec: meta=meta doc=text doc-ref=text|[text] to-string=expression params=[param]\
       seq=[field] types={spec} instances={field} enums={{*text/member}} -twin-format=format\
       -twin-refuse=text -twin-text=style -twin-key=text -twin-zip={=[text]} -twin-adapter=leb128\
       -twin-aliases=[id]|{text}
      meta: id=id imports=[text]|text endian=text|switch bit-endian=text encoding=encoding
      param: id=id type=type doc=text doc-ref=text|[text] enum=text
      field: id=id doc=text doc-ref=text|[text] type=type|switch contents=text|[text]\
       size=expression size-eos=flag if=expression repeat=text repeat-expr=expression\
       repeat-until=expression encoding=encoding terminator=text pad-right=text include=flag\
       consume=flag eos-error=flag enum=text process=text parent=text valid=expression|valid\
       pos=expression io=expression value=expression -twin-name=name -twin-default=value\
       -twin-names={=number} -twin-elements=text -twin-role=magic/version -twin-decimals=number\
       -twin-unit=text -twin-radix=16 -twin-flags=text -twin-item=flag -twin-aliases=[id]|{text}\
       -twin-checksum=checksum
      switch: switch-on=expression cases={*type}
      valid: eq=expression min=expression max=expression any-of=[expression] expr=expression
      member: id=text doc=text doc-ref=text|[text] -twin-name=name\
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

  private static final Map<String, Map<String, List<String>>> ALL = parse();

  private KeyShapes() {}

  /** The alternatives under each key of the maps called {@code name}, or null. */
  static @Nullable Map<String, List<String>> keys(String name) {
    return ALL.get(name);
  }

  /** Whether maps called {@code name} reject the unknown key {@code key}. */
  static boolean closedTo(String name, String key) {
    return CLOSED.contains(name) || key.startsWith("-twin-");
  }

  private static Map<String, Map<String, List<String>>> parse() {
    Map<String, Map<String, List<String>>> all = new LinkedHashMap<>();
    for (String line : LINES.lines().toList()) {
      String[] parts = line.split(": ", 2);
      Map<String, List<String>> keys = new LinkedHashMap<>();
      for (String pair : parts[1].split(" ", -1)) {
        String[] sides = pair.split("=", 2);
        keys.put(sides[0], List.of(sides[1].split("\\|", -1)));
      }
      all.put(parts[0], keys);
    }
    return all;
  }
}
