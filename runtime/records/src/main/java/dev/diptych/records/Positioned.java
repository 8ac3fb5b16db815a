package dev.diptych.records;

/** What generated code makes of a struct: it knows where its fields were read. */
public interface Positioned {
  /** Where its fields were read; the same object at each call. */
  FieldPositions _twinPositions();
}
