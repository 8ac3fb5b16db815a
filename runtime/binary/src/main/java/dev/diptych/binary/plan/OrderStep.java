package dev.diptych.binary.plan;

import dev.diptych.binary.stream.RejectedException;

/**
 * A byte order that a value selects.
 *
 * @param cases the values
 * @param little by case, whether its order is little endian
 */
@SuppressWarnings("ArrayRecordComponent") // It is never compared.
record OrderStep(Cases cases, boolean[] little) {
  boolean little(Slots at) {
    int found = cases.of(at);
    if (found < 0) {
      throw new RejectedException("unknown-byte-order", "no case selects its byte order");
    }
    return little[found];
  }
}
