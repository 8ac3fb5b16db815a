package dev.diptych.spectools.reference;

import java.util.List;

/** A part of a page. */
sealed interface PageBlock {
  /**
   * A heading.
   *
   * @param level 1 for the page, 2 for its parts, and so on
   * @param anchor its anchor
   */
  record Heading(int level, String text, String anchor) implements PageBlock {}

  /** A paragraph. */
  record Paragraph(List<TextRun> spans) implements PageBlock {}

  /** Lines of a text. */
  record Listing(String text) implements PageBlock {}

  /** A list. */
  record Items(List<List<TextRun>> items) implements PageBlock {}

  /** A table without empty columns. */
  record Table(List<String> head, List<List<List<TextRun>>> rows) implements PageBlock {}
}
