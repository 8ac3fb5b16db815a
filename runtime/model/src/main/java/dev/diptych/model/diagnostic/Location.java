package dev.diptych.model.diagnostic;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/** Where a diagnostic points. */
public sealed interface Location {
  /** The name of the input that it points into. */
  String name();

  /**
   * A place in a text.
   *
   * @param source the text
   * @param span the bytes meant
   */
  record InText(Source source, Span span) implements Location {
    @Override
    public String name() {
      return source.name();
    }
  }

  /**
   * A place in a binary file.
   *
   * @param name name of the file
   * @param offset offset in bytes from the start of the file, or -1 where it is not known
   * @param path the field there, as a path from the root; empty where none is meant
   */
  record InBytes(String name, long offset, String path) implements Location {}

  /**
   * An input as a whole.
   *
   * @param name name of the input
   */
  record Whole(String name) implements Location {}
}
