package dev.diptych.conformance.oracle;

import java.util.Map;

/** Specs that cannot be compared, or not in full, by name, with the reason. */
final class Without {
  /** Kaitai generates Java for them that does not compile. */
  static final Map<String, String> PLAIN_JAVA =
      Map.of(
          "names", "fields and types have names that Java reserves",
          "shared_names", "a type and an enumeration share a name",
          "switch_on_large_numbers", "Java has no switch over a long");

  /** Changed files of them are read otherwise on purpose. */
  static final Map<String, String> MUTATIONS =
      Map.of(
          "tlv",
          "a number with a size, in a switch, takes all of that size here; Kaitai ignores the"
              + " size");

  private Without() {}
}
