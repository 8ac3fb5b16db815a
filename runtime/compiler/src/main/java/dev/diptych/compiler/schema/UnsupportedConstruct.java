package dev.diptych.compiler.schema;

/** A construct of a spec that has no text form, or keys that ask for what cannot be. */
final class UnsupportedConstruct extends Exception {
  UnsupportedConstruct(String message) {
    super(message);
  }

  UnsupportedConstruct(String where, String construct) {
    this(where + ": " + construct + " has no text form");
  }
}
