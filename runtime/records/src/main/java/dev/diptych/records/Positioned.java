package dev.diptych.records;

/** A generated struct that records the positions of its fields. */
public interface Positioned {
  /** Positions of its fields; the same object on each call. */
  FieldPositions _twinPositions();
}
