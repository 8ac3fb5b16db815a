package dev.diptych.spectools.reference;

import java.util.List;

/** A piece of a line. */
sealed interface TextRun {
  /** Words. */
  record Plain(String text) implements TextRun {}

  /** Words of a spec or of a text. */
  record Code(String text) implements TextRun {}

  /** The same, leading to a heading. */
  record Link(String text, String anchor) implements TextRun {}

  /** Words that lead elsewhere. */
  record Web(String text, String address) implements TextRun {}

  /** What follows stands in a line of its own. */
  record Break() implements TextRun {}

  static List<TextRun> plain(String text) {
    return List.of(new Plain(text));
  }

  static List<TextRun> code(String text) {
    return List.of(new Code(text));
  }
}
