package dev.diptych.model.diagnostic;

import dev.diptych.model.document.Path;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

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

    // Plain code: the first use of a generated equals takes 10 ms, and each further one more.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof InText text
          && source.equals(text.source)
          && span.start() == text.span.start()
          && span.end() == text.span.end();
    }

    @Override
    public int hashCode() {
      return 31 * source.hashCode() + span.start();
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
