package dev.diptych.conformance.independent.mikoto;

import java.util.List;
import java.util.SplittableRandom;

/** Makes names: bytes of CP932 as a rule. */
final class Names {
  /** Some are whole in CP932, some are not; a trail byte may be a backslash or a brace. */
  private static final List<String> KNOWN =
      List.of(
          "",
          "bone1",
          "j_bone1",
          "motion[00]",
          "LegA[L]",
          "\u0095\\", // one character whose trail byte is a backslash
          "\u0083{", // one whose trail byte opens a block
          "\u0083}", // one whose trail byte closes it
          "\u0093\u00fa\u0096{.mqo",
          "\u00b1\u00b2\u00b3", // single bytes of half width
          "\\",
          "\\n\\",
          "\u0081", // a lead byte without its trail byte
          "\u00ff\u0080\u00a0\u00fd", // bytes that CP932 does not have
          "\u0000",
          "\t \t",
          "Eof",
          "} Eof #",
          "0 (1 2 3)");

  private Names() {}

  /** A name that a text can represent: no quote and no line end. */
  static String printable(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> any(random).replaceAll("[\"\r\n]", "'");
      case 1 -> "bone" + random.nextInt(100);
      default -> KNOWN.get(random.nextInt(KNOWN.size()));
    };
  }

  /** Any bytes. */
  static String any(SplittableRandom random) {
    byte[] bytes = new byte[random.nextInt(24)];
    random.nextBytes(bytes);
    return Mkm.string(bytes);
  }
}
