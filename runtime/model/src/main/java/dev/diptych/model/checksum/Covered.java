package dev.diptych.model.checksum;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of the bytes that a checksum is computed from. */
public sealed interface Covered {
  /**
   * A field, or a struct.
   *
   * @param path from the struct of the checksum: {@code _parent}, {@code _root} and ids of fields;
   *     empty for that struct itself. A field that is absent has no bytes; of a list, every element
   *     is followed
   * @param unpacking what is done to the bytes first
   */
  record Field(List<String> path, Unpacking unpacking) implements Covered {
    public Field {
      path = List.copyOf(path);
    }
  }

  /**
   * Fields of the struct of the checksum that follow each other.
   *
   * @param from id of the first, or null for the start of the struct
   * @param to id of the last, or null for the end of the struct
   */
  record Range(@Nullable String from, @Nullable String to) implements Covered {}

  /** Everything in the struct of the checksum that is before it. */
  record Before() implements Covered {}

  /** Everything in the struct of the checksum that is after it. */
  record After() implements Covered {}

  /**
   * Bytes that are not in the file.
   *
   * @param hex two lower-case digits each
   */
  record Literal(String hex) implements Covered {}
}
