package dev.diptych.animation.bvh;

import dev.diptych.model.diagnostic.Diagnostic;

/** A BVH file is rejected. */
final class BvhException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The code of its diagnostics. */
  static final String CODE = "bad-bvh";

  private final transient Diagnostic diagnostic;

  BvhException(Diagnostic diagnostic) {
    super(diagnostic.message());
    this.diagnostic = diagnostic;
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
