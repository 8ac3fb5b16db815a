package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.AttributePeek;
import dev.diptych.syntax.Header;
import dev.diptych.text.rows.RowPlanLookup;
import dev.diptych.text.shape.SchemaRowPlans;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Predicts the layout of a text before it is parsed. A wrong prediction only costs time. */
final class LayoutPrediction {
  private LayoutPrediction() {}

  /**
   * The rows that the format of a text expects.
   *
   * @param start the beginning of the text
   * @param header its header line
   */
  static RowPlanLookup of(Formats formats, byte[] start, Header header) {
    List<CatalogEntry> entries = entries(formats, header);
    String layout = AttributePeek.word(new Source("", start), FormatName.LAYOUT);
    return entries.isEmpty()
        ? RowPlanLookup.NONE
        : new SchemaRowPlans(formats.of(predicted(entries, layout)).shapes());
  }

  private static List<CatalogEntry> entries(Formats formats, Header header) {
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
