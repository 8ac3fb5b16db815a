package dev.diptych.compiler.ir;

import java.util.List;

/**
 * The keys of a spec about its format as a whole. Components are null where there is no such key.
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
    String title,
    String fileExtension,
    String encoding,
    Format format,
    Style style,
    String refusal) {
  /** The name of the format. */
  public record Format(String id, String title, String version, String layout, boolean preferred) {}

  /** The style of its texts. */
  public record Style(String strings, String indent, String lineEnd, String tail) {}
}
