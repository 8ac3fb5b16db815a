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
          "counts_of_unread", "a list is omitted whose rows other fields have",
          "large_numbers", "Java compares u8 as signed numbers, so that 1 is the minimum of fewer",
          "negative_counts",
              "Java subtracts s4 in 32 bits, so that a large count becomes negative");

  private Without() {}
}
