package dev.diptych.twin.compare;

import java.util.Locale;

/** How a value differs from the first document to the second. */
public enum Kind {
  /** Both have it, with different values. */
  CHANGED('~'),
  /** Only the second has it. */
  ADDED('+'),
  /** Only the first has it. */
  REMOVED('-'),
  /** Both have it with the same value at different places, or with different keys. */
  MOVED('>');

  private final char sign;

  Kind(char sign) {
    this.sign = sign;
  }

  /** The sign in reports. */
  public char sign() {
    return sign;
  }

  /** The name in reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind after the documents are exchanged. */
  public Kind mirrored() {
    return this == ADDED ? REMOVED : this == REMOVED ? ADDED : this;
  }
}
