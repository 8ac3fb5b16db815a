package dev.diptych.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a spec about its format as a whole. Words are null where there is no such key.
 *
 * @param doc its documentation as written; empty for none
 * @param docRefs further documentation
 * @param title {@code title}
 * @param fileExtension {@code file-extension}
 * @param encoding {@code encoding}
 * @param format {@code -twin-format}
 * @param style {@code -twin-text}
 * @param refusal {@code -twin-refuse}
 */
public record Header(
    String doc,
    List<String> docRefs,
    @Nullable String title,
    @Nullable String fileExtension,
    @Nullable String encoding,
    Format format,
    @Nullable Style style,
    @Nullable String refusal) {
  /** The name of the format. */
  public record Format(
      @Nullable String id,
      @Nullable String title,
      @Nullable String version,
      @Nullable String layout,
      boolean preferred) {}

  /** The style of its texts. */
  public record Style(
      @Nullable String strings,
      @Nullable String indent,
      @Nullable String lineEnd,
      @Nullable String tail) {}
}
