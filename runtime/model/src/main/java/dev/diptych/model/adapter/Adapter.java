package dev.diptych.model.adapter;

import org.jspecify.annotations.Nullable;

/** Encodes a whole number in bytes. */
public interface Adapter {
  /** Returns the canonical bytes of {@code value}, or null if it is out of range. */
  byte @Nullable [] encode(long value);

  /**
   * Returns the number that {@code bytes} encode, canonically or not, or null if they are invalid.
   */
  @Nullable Long decode(byte[] bytes);

  /**
   * Returns the adapter {@code name}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Adapter named(String name) {
    if (name.equals("leb128")) {
      return new Leb128();
    }
    throw new IllegalArgumentException("unknown adapter " + name);
  }
}
