package dev.diptych.ksy.resolve;

import dev.diptych.ir.Place;

/**
 * Where a spec names something.
 *
 * @param of what it names
 * @param place the characters
 * @param role how it names it
 */
public record Occurrence(Declaration of, Place place, Role role) {
  /** How something is named. */
  public enum Role {
    /** It gets its name here. */
    DECLARED,
    /** By its name. */
    NAMED,
    /** In another way, such as {@code _root} or the file name of an import. */
    MEANT
  }
}
