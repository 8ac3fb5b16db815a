package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Origin;
import dev.diptych.model.diagnostic.Diagnostic;

/** A construct of a spec that has no text form, or keys that contradict each other. */
final class UnsupportedConstruct extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Origin origin;

  /**
   * A construct.
   *
   * @param where the name of the type, and of the field after a slash
   * @param origin its place
   * @param message what is wrong
   */
  UnsupportedConstruct(String where, Origin origin, String message) {
    super(where + ": " + message);
    this.origin = origin;
  }

  /** {@code construct}, which has no text form. */
  static UnsupportedConstruct noText(String where, Origin origin, String construct) {
    return new UnsupportedConstruct(where, origin, construct + " has no text form");
  }

  Diagnostic diagnostic() {
    return Diagnostic.error("unsupported-spec", origin.location(), requireNonNull(getMessage()));
  }
}
