package dev.diptych.binary;

import dev.diptych.records.FieldPositions;

/**
 * Where generated code began and ended reading one field, in bytes of its stream.
 *
 * @param all the positions of all fields of the object
 * @param field the number of the field there, or -1 where it is never read
 */
record Positions(FieldPositions all, int field) {
  boolean started() {
    return field >= 0 && all.started(field);
  }

  boolean ended() {
    return field >= 0 && all.ended(field);
  }

  boolean started(int index) {
    return field >= 0 && all.started(field, index);
  }

  int start() {
    return all.start(field);
  }

  int end() {
    return all.end(field);
  }

  int start(int index) {
    return all.start(field, index);
  }

  int end(int index) {
    return all.end(field, index);
  }
}
