package dev.diptych.second;

/** What plain Kaitai reads and Diptych does not show, or the other way round, and why. */
enum Exemption {
  /** Kaitai's Java has null for a number without a name; Diptych keeps the number. */
  UNNAMED_NUMBER,
  /**
   * Kaitai's Java keeps the numbers of a switch in the narrowest type of all cases and cuts off
   * bits; Diptych keeps each as its own type.
   */
  NARROWED_SWITCH,
  /** Kaitai's Java keeps computed numbers in 32 bits; Diptych shows 64. */
  NARROWED_NUMBER,
  /** A position of bytes that are already in the document; two copies could differ. */
  READ_BEFORE,
  /** A list without elements at a position has no bytes; Diptych does not show it. */
  EMPTY_AT_POSITION,
  /** Kaitai's Java rejects a position beyond the end even if nothing is read there. */
  EMPTY_BEYOND_END,
  /** A parameter of a struct in the file, which has the value of an argument. */
  ARGUMENT,
  /** A value instance that is a list, a struct or a stream has no comment in the text. */
  NO_SINGLE_VALUE
}
