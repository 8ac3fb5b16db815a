package dev.diptych.binary.generated;

import dev.diptych.records.FieldPositions;

/**
 * Byte range in its stream from which generated code read one field.
 *
 * @param all the ranges of all fields of the object
 * @param field number of the field there, or -1 if it is never read
 */
public record FieldRange(FieldPositions all, int field) {
  public boolean started() {
    return field >= 0 && all.started(field);
  }

  public boolean ended() {
    return field >= 0 && all.ended(field);
  }

  public boolean started(int index) {
    return field >= 0 && all.started(field, index);
  }

  public int start() {
    return all.start(field);
  }

  public int end() {
    return all.end(field);
  }

  public int start(int index) {
    return all.start(field, index);
  }

  public int end(int index) {
    return all.end(field, index);
  }
}
