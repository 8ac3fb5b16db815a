package dev.diptych;

import static java.util.Objects.requireNonNull;

import java.util.OptionalLong;

/** The location of a diagnostic. */
public sealed interface Location {
  /**
   * {@return the name of the input: the path of a file, or {@link Diptych#named the given name}}
   */
  String name();

  /**
   * A range of characters in a text.
   *
   * @param name the name of the input
   * @param line the line of its first character, from 1
   * @param column the column of its first character in code points, from 1
   * @param endLine the line after its last character, from 1
   * @param endColumn the column after its last character in code points, from 1
   * @param offset the offset of its first byte in the text, from 0
   * @param length its number of bytes
   */
  record InText(
      String name, int line, int column, int endLine, int endColumn, int offset, int length)
      implements Location {
    /**
     * Creates a location.
     *
     * @param name the name of the input
     * @param line the line of its first character
     * @param column the column of its first character
     * @param endLine the line after its last character
     * @param endColumn the column after its last character
     * @param offset the offset of its first byte
     * @param length its number of bytes
     */
    public InText {
      requireNonNull(name, "name");
    }

    @Override
    public String toString() {
      return name + ":" + line + ":" + column;
    }
  }

  /**
   * A value in a binary file.
   *
   * @param name the name of the input
   * @param offset the offset of its first byte, from 0; empty if it is unknown
   * @param path the path of the field, such as {@code chunks[2].size}; empty if there is none
   */
  record InBytes(String name, OptionalLong offset, String path) implements Location {
    /**
     * Creates a location.
     *
     * @param name the name of the input
     * @param offset the offset of its first byte
     * @param path the path of the field
     */
    public InBytes {
      requireNonNull(name, "name");
      requireNonNull(offset, "offset");
      requireNonNull(path, "path");
    }

    @Override
    public String toString() {
      String at = offset.isPresent() ? name + ": offset " + offset.getAsLong() : name;
      return path.isEmpty() ? at : at + (offset.isPresent() ? ", " : ": ") + path;
    }
  }

  /**
   * An input as a whole.
   *
   * @param name the name of the input
   */
  record Whole(String name) implements Location {
    /**
     * Creates a location.
     *
     * @param name the name of the input
     */
    public Whole {
      requireNonNull(name, "name");
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
