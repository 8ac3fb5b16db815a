package dev.diptych.ir;

import dev.diptych.model.diagnostic.Location;

/**
 * A range of characters within a scalar of a {@code .ksy}. File, line and column are computed on
 * demand.
 *
 * @param origin the node that is the scalar, or whose key it is
 * @param key whether the scalar is the key of the node
 * @param start the first code point of the range
 * @param end the code point after the range
 */
public record Place(Origin origin, boolean key, int start, int end) {
  /** The location of the range. */
  public Location location() {
    return origin.file().at(this);
  }
}
