package dev.diptych;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * A version of a format, in one of its layouts.
 *
 * @param id the id of the format, such as {@code input_animation}
 * @param title the words before {@code Ver} in the header line of its texts
 * @param version the word after {@code Ver}
 * @param layout the layout; empty if the version has only one
 */
public record Format(String id, String title, String version, Optional<String> layout) {
  /**
   * Creates a format.
   *
   * @param id the id of the format
   * @param title the words before {@code Ver}
   * @param version the word after {@code Ver}
   * @param layout the layout
   */
  public Format {
    requireNonNull(id, "id");
    requireNonNull(title, "title");
    requireNonNull(version, "version");
    requireNonNull(layout, "layout");
  }

  /** {@return title, version and layout, such as {@code Input Animation 1.1 (shipped)}} */
  @Override
  public String toString() {
    return title + " " + version + layout.map(name -> " (" + name + ")").orElse("");
  }
}
