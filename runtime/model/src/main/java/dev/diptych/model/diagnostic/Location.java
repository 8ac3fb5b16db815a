package dev.diptych.model.diagnostic;

import dev.diptych.model.document.Path;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/** The location of a diagnostic. */
public sealed interface Location {
  /** Name of the input. */
  String name();

  /**
   * A location in a text.
   *
   * @param source the text
   * @param span the range of bytes
   */
  record InText(Source source, Span span) implements Location {
    @Override
    public String name() {
      return source.name();
    }
  }

  /**
   * A location in a binary file.
   *
   * @param name name of the file
   * @param offset offset from the start of the file in bytes, or -1 if unknown
   * @param path path of the field; the root if there is none
   */
  record InBytes(String name, long offset, Path path) implements Location {}

  /**
   * An input as a whole.
   *
   * @param name name of the input
   */
  record Whole(String name) implements Location {}
}
