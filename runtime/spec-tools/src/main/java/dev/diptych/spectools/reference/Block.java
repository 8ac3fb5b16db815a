package dev.diptych.spectools.reference;

import java.util.List;

/** A part of a page. */
sealed interface Block {
  /**
   * A heading.
   *
   * @param level 1 for the page, 2 for its parts, and so on
   * @param anchor what leads to it
   */
  record Heading(int level, String text, String anchor) implements Block {}

  /** A paragraph. */
  record Paragraph(List<Span> spans) implements Block {}

  /** Lines of a text. */
  record Listing(String text) implements Block {}

  /** A list. */
  record Items(List<List<Span>> items) implements Block {}

  /** A table; columns in which nothing stands are left out. */
  record Table(List<String> head, List<List<List<Span>>> rows) implements Block {}
}
