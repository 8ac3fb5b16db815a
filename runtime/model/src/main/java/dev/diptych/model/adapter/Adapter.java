package dev.diptych.model.adapter;

/** Spells a whole number in bytes. */
public interface Adapter {
  /** The canonical bytes of {@code value}, or null where it cannot be spelled. */
  byte[] encode(long value);

  /** The number that {@code bytes} spell, canonically or not, or null where they spell none. */
  Long decode(byte[] bytes);

  /**
   * The adapter called {@code name}.
   *
   * @throws IllegalArgumentException where there is none
   */
  static Adapter named(String name) {
    if (name.equals("leb128")) {
      return new Leb128();
    }
    throw new IllegalArgumentException("no adapter is called " + name);
  }
}
