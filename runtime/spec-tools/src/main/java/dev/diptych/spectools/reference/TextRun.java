package dev.diptych.spectools.reference;

import java.util.List;

/** A part of a line. */
sealed interface TextRun {
  /** Plain text. */
  record Plain(String text) implements TextRun {}

  /** Code of a spec or of a text. */
  record Code(String text) implements TextRun {}

  /** Code with a link to a heading. */
  record Link(String text, String anchor) implements TextRun {}

  /** A link to another site. */
  record Web(String text, String address) implements TextRun {}

  /** A line break. */
  record Break() implements TextRun {}

  static List<TextRun> plain(String text) {
    return List.of(new Plain(text));
  }

  static List<TextRun> code(String text) {
    return List.of(new Code(text));
  }
}
