package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.FormatName;
import org.jspecify.annotations.Nullable;

/**
 * A format and layout that the user selects instead of detection.
 *
 * @param format id of its format, or null
 * @param layout name of its layout, or null
 */
public record Selection(@Nullable String format, @Nullable String layout) {
  /** Leaves both to detection. */
  public static final Selection ANY = new Selection(null, null);

  /** Whether it leaves both to detection; comparing records makes each start slower. */
  public boolean isAny() {
    return format == null && layout == null;
  }

  /** Whether {@code name} is of this format and has this layout. */
  public boolean accepts(FormatName name) {
    return (format == null || format.equals(name.id()))
        && (layout == null || layout.equals(name.layout()));
  }

  boolean allows(CatalogEntry catalogEntry) {
    boolean sameFormat = format == null || format.equals(catalogEntry.format().id());
    boolean sameLayout =
        layout == null
            || catalogEntry.refusal() != null
            || layout.equals(catalogEntry.format().layout());
    return sameFormat && sameLayout;
  }
}
