package dev.diptych.compiler.schema;

/** A construct of a spec that has no text form. */
final class UnsupportedConstruct extends Exception {
  UnsupportedConstruct(String where, String construct) {
    super(where + ": " + construct + " has no text form");
  }
}
