package dev.diptych.ir;

import java.util.List;

/** The byte order of a type. */
public sealed interface Endian {
  /** The same for every file, or undefined. */
  record Fixed() implements Endian {}

  /**
   * Selected by a value.
   *
   * @param on the value
   * @param cases its cases
   */
  record Selected(Expr on, List<Case> cases) implements Endian {}

  /**
   * A case.
   *
   * @param value the value that selects it
   * @param order the byte order, {@code le} or {@code be}
   */
  record Case(Expr value, String order) {}
}
