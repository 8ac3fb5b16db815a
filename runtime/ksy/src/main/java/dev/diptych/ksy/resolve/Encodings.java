package dev.diptych.ksy.resolve;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names of encodings: one spelling for each. */
final class Encodings {
  private static final Map<String, String> KNOWN = new HashMap<>();

  static {
    List<String> names =
        List.of(
            "ASCII USASCII",
            "UTF-8 CP65001",
            "UTF-16LE",
            "UTF-16BE",
            "UTF-32LE",
            "UTF-32BE",
            "ISO-8859-1 LATIN1 L1 CP819",
            "ISO-8859-2 LATIN2",
            "ISO-8859-9 LATIN5",
            "ISO-8859-15 LATIN9",
            "Shift_JIS SJIS CSSHIFTJIS",
            "Big5",
            "EUC-KR KOREAN",
            "IBM437 CP437 437",
            "IBM866 CP866 866");
    for (String line : names) {
      for (String name : line.split(" ", -1)) {
        KNOWN.put(plain(name), line.split(" ", -1)[0]);
      }
    }
    for (int i = 1; i <= 16; i++) {
      if (i == 12) {
        continue; // there is none
      }
      KNOWN.put("ISO8859" + i, "ISO-8859-" + i);
    }
    for (int i = 1250; i <= 1258; i++) {
      KNOWN.put("WINDOWS" + i, "windows-" + i);
      KNOWN.put("CP" + i, "windows-" + i);
    }
  }

  private Encodings() {}

  static String canonical(String name) {
    String known = known(name);
    return known == null ? name : known;
  }

  /** The spelling of an encoding that is known; null for others. */
  static @Nullable String known(String name) {
    return KNOWN.get(plain(name));
  }

  /** The spellings of all encodings that are known, in alphabetical order. */
  static List<String> names() {
    return KNOWN.values().stream().distinct().sorted().toList();
  }

  /** Capital letters and digits only. */
  private static String plain(String name) {
    return name.replace("-", "").replace("_", "").toUpperCase(Locale.ROOT);
  }

  /** The bytes of a character that is zero. */
  static List<Integer> zero(@Nullable String encoding) {
    String name = encoding == null ? "" : encoding;
    return switch (name) {
      case "UTF-16LE", "UTF-16BE" -> List.of(0, 0);
      case "UTF-32LE", "UTF-32BE" -> List.of(0, 0, 0, 0);
      default -> List.of(0);
    };
  }
}
