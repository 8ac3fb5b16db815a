package dev.diptych.spectools.relation;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;

/**
 * What a measure gives for one struct.
 *
 * @param value a number, or the bytes of a digest
 * @param empty whether there is nothing to measure, so that the value is no evidence
 */
record Measured(Value value, boolean empty) {
  static Measured of(long number, boolean empty) {
    return new Measured(Scalar.of(number), empty);
  }
}
