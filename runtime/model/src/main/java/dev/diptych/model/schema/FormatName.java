package dev.diptych.model.schema;

import org.jspecify.annotations.Nullable;

/**
 * The format, version and layout of a schema.
 *
 * @param id the format's id, snake_case
 * @param title the words before {@code Ver} in its header line
 * @param version the word after {@code Ver}
 * @param layout the layout, or null if the version has only one
 * @param preferred whether this layout is the default
 */
public record FormatName(
    String id, String title, String version, @Nullable String layout, boolean preferred) {
  /** The attribute at the top of a text that selects the layout. */
  public static final String LAYOUT = "layout";

  /** The key {@code id/version/layout}, such as {@code input_animation/1.1/shipped}. */
  public String key() {
    return id + "/" + version + (layout == null ? "" : "/" + layout);
  }

  // Plain code: the first use of a generated equals takes 10 ms, and each further one more.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FormatName name
        && key().equals(name.key())
        && title.equals(name.title)
        && preferred == name.preferred;
  }

  @Override
  public int hashCode() {
    return key().hashCode();
  }

  @Override
  public String toString() {
    return title + " " + version + (layout == null ? "" : " (" + layout + ")");
  }
}
