package dev.diptych.compiler.schema;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Algorithm.Combination;
import dev.diptych.model.checksum.Algorithm.Complement;
import dev.diptych.model.checksum.Algorithms;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads {@code algorithm} of {@code -twin-checksum}: a name, or parameters. */
final class AlgorithmReader {
  private static final String KEY = "algorithm";
  private static final int MAX_WIDTH = 64;
  private static final Map<String, Set<String>> PARAMETERS =
      Map.of(
          "poly", Set.of("width", "poly", "init", "refin", "refout", "xorout"),
          "sum", Set.of("sum", "word", "carry", "complement", "init"),
          "xor", Set.of("xor", "word", "complement", "init"));

  private final ChecksumKey checksum;
  private final int bits;

  /**
   * A reader.
   *
   * @param checksum the key
   * @param bits number of bits of the field
   */
  AlgorithmReader(ChecksumKey checksum, int bits) {
    this.checksum = checksum;
    this.bits = bits;
  }

  Algorithm read() throws UnsupportedConstruct {
    if (!checksum.has(KEY)) {
      throw checksum.error("requires an algorithm, such as crc-32");
    }
    Map<String, Object> parameters = checksum.map(KEY);
    return parameters.isEmpty() ? named() : given(checksum.inner(parameters, KEY));
  }

  private Algorithm named() throws UnsupportedConstruct {
    String name = checksum.requireText(KEY);
    if (name.equals("size")) {
      return new Algorithm.Size(Math.min(MAX_WIDTH, bits));
    }
    Algorithm algorithm = Algorithms.named(name);
    if (algorithm == null) {
      String like = Suggestion.of(name, Algorithms.names());
      throw checksum.error("unknown algorithm '" + name + "'" + like, KEY);
    }
    return algorithm;
  }

  private static Algorithm given(ChecksumKey key) throws UnsupportedConstruct {
    List<String> kinds = PARAMETERS.keySet().stream().filter(key::has).toList();
    if (kinds.size() != 1) {
      throw key.error("expected one of poly, sum and xor");
    }
    String kind = kinds.get(0);
    for (String name : key.map().keySet()) {
      if (!PARAMETERS.getOrDefault(kind, Set.of()).contains(name)) {
        throw key.error(kind + " allows no " + name, name);
      }
    }
    return kind.equals("poly") ? crc(key) : sum(key, kind);
  }

  private static Algorithm crc(ChecksumKey key) throws UnsupportedConstruct {
    int width = key.within("width", 0, 1, MAX_WIDTH);
    return new Algorithm.Crc(
        "",
        width,
        key.bits("poly", width),
        key.bits("init", width),
        Boolean.TRUE.equals(key.map().get("refin")),
        Boolean.TRUE.equals(key.map().get("refout")),
        key.bits("xorout", width));
  }

  private static Algorithm sum(ChecksumKey key, String kind) throws UnsupportedConstruct {
    int width = key.within(kind, 0, 1, MAX_WIDTH);
    boolean xor = kind.equals("xor");
    int word = key.within("word", xor ? (width + 7) / 8 : 1, 1, 8);
    if (Integer.bitCount(word) != 1) {
      throw key.error("word must be 1, 2, 4 or 8", "word");
    }
    boolean carry = Boolean.TRUE.equals(key.map().get("carry"));
    String complement = key.text("complement");
    return new Algorithm.Sum(
        "",
        width,
        word,
        xor ? Combination.XOR : carry ? Combination.CARRY : Combination.SUM,
        complement == null
            ? Complement.NONE
            : Complement.valueOf(complement.toUpperCase(Locale.ROOT)),
        key.bits("init", width));
  }
}
