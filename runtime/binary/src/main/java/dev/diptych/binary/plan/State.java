package dev.diptych.binary.plan;

/** What is known of a member that is not decoded in sequence, or has a condition. */
final class State {
  /** Nothing has asked for it yet. */
  static final byte UNREAD = 0;

  /** It is being decoded: asking for it now is a cycle. */
  static final byte BEING_READ = 1;

  /** It is absent. */
  static final byte ABSENT = 2;

  /** It cannot be decoded; the reason is kept. */
  static final byte FAILED = 3;

  /** It has a value that is not encoded: asking for it encodes it. */
  static final byte HELD = 4;

  /** It has a value. */
  static final byte READ = 5;

  /** It has a value, which is part of the document. */
  static final byte SHOWN = 6;

  private State() {}
}
