package dev.diptych.binary;

/** What is kept of a damaged file, from most to least. */
public enum Salvage {
  /** The values before the damage, and behind it those of structs around it with a size. */
  STREAMS,
  /** The values of the file before its first damage. */
  FILE,
  /** No values: all bytes are residue. */
  NONE
}
