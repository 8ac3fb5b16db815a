package dev.diptych.model.schema;

/**
 * Which format, version and layout a schema describes.
 *
 * @param id the format's id, snake_case
 * @param title the words of its header line before {@code Ver}
 * @param version the word after {@code Ver}
 * @param layout which of several layouts of that version, or null where there is one
 * @param preferred whether this layout is the one meant when nobody says
 */
public record FormatName(
    String id, String title, String version, String layout, boolean preferred) {
  /** The attribute at the top of a text that chooses among the layouts of a version. */
  public static final String LAYOUT = "layout";

  /** One word for it, {@code id/version/layout}, such as {@code input_animation/1.1/shipped}. */
  public String key() {
    return id + "/" + version + (layout == null ? "" : "/" + layout);
  }

  @Override
  public String toString() {
    return title + " " + version + (layout == null ? "" : " (" + layout + ")");
  }
}
