package dev.diptych.twin.compare;

import java.util.Locale;

/** How a value differs from the first document to the second. */
public enum Kind {
  /** Both have it, with different values. */
  CHANGED(0, '~'),
  /** Only the second has it. */
  ADDED(1, '+'),
  /** Only the first has it. */
  REMOVED(2, '-'),
  /** Both have it with the same value at different places, or with different keys. */
  MOVED(3, '>');

  private final int index;
  private final char sign;

  Kind(int index, char sign) {
    this.index = index;
    this.sign = sign;
  }

  /** A number from 0 to 3, for counts by kind. */
  public int index() {
    return index;
  }

  /** The kind with this number. */
  static Kind at(int index) {
    for (Kind kind : values()) {
      if (kind.index == index) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no kind " + index);
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
