package dev.diptych.ir;

import org.jspecify.annotations.Nullable;

/**
 * The transformation of bytes before they are parsed, from the key {@code process}.
 *
 * @param method how
 * @param key the key of the method; null where it takes none
 */
public record Transform(Method method, @Nullable Expr key) {
  /** A method. */
  public enum Method {
    /** Compression. */
    ZLIB,
    /** Exclusive or with a key. */
    XOR,
    /** Rotation of each byte to the left. */
    ROTATE_LEFT,
    /** Rotation of each byte to the right. */
    ROTATE_RIGHT,
    /** Code that is not part of the spec. */
    CUSTOM
  }
}
