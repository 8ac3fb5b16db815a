package dev.diptych.spectools.reference;

import java.util.List;

/** A piece of a line. */
sealed interface Span {
  /** Words. */
  record Plain(String text) implements Span {}

  /** Words of a spec or of a text. */
  record Code(String text) implements Span {}

  /** The same, leading to a heading. */
  record Link(String text, String anchor) implements Span {}

  /** Words that lead elsewhere. */
  record Web(String text, String address) implements Span {}

  /** What follows stands in a line of its own. */
  record Break() implements Span {}

  static List<Span> plain(String text) {
    return List.of(new Plain(text));
  }

  static List<Span> code(String text) {
    return List.of(new Code(text));
  }
}
