package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowPlanLookup;
import dev.diptych.text.shape.SchemaRowPlans;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows that the format of a text expects. Its layout is predicted from its first items, before
 * the text is read; a wrong prediction only costs time.
 */
final class LayoutPrediction implements RowPlanLookup {
  private final Formats formats;
  private final Source start;
  private final Header header;
  private final boolean raw;
  private @Nullable RowPlanLookup rows;

  /**
   * A prediction.
   *
   * @param start the beginning of the text
   * @param header its header line
   * @param raw whether strings have no escapes
   */
  LayoutPrediction(Formats formats, Source start, Header header, boolean raw) {
    this.formats = formats;
    this.start = start;
    this.header = header;
    this.raw = raw;
  }

  @Override
  public @Nullable RowPlan planFor(List<String> blocks) {
    if (rows == null) {
      rows = predicted();
    }
    return rows.planFor(blocks);
  }

  private RowPlanLookup predicted() {
    List<CatalogEntry> entries = entries();
    if (entries.isEmpty()) {
      return NONE;
    }
    String layout = HeaderChoice.layoutOf(Syntax.beginning(start, raw));
    return new SchemaRowPlans(formats.of(predicted(entries, layout)).shapes());
  }

  private List<CatalogEntry> entries() {
    List<CatalogEntry> entries = new ArrayList<>();
    for (CatalogEntry entry : formats.entries(Selection.ANY)) {
      FormatName format = entry.format();
      if (entry.refusal() == null
          && format.title().equals(header.title())
          && format.version().equals(header.version())) {
        entries.add(entry);
      }
    }
    return entries;
  }

  /** The entry with this layout, else the preferred one, else the first. */
  private static CatalogEntry predicted(List<CatalogEntry> entries, @Nullable String layout) {
    CatalogEntry preferred = null;
    for (CatalogEntry entry : entries) {
      if (layout != null && layout.equals(entry.format().layout())) {
        return entry;
      }
      preferred = preferred == null && entry.format().preferred() ? entry : preferred;
    }
    return preferred == null ? entries.get(0) : preferred;
  }
}
