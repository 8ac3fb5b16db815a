package dev.diptych.twin;

import dev.diptych.catalog.Entry;

/**
 * What a person says about a file where detection should not decide.
 *
 * @param format id of its format, or null
 * @param layout name of its layout, or null
 */
public record Selection(String format, String layout) {
  /** Nothing is said. */
  public static final Selection ANY = new Selection(null, null);

  boolean allows(Entry entry) {
    boolean sameFormat = format == null || format.equals(entry.format().id());
    boolean sameLayout =
        layout == null || entry.refusal() != null || layout.equals(entry.format().layout());
    return sameFormat && sameLayout;
  }
}
