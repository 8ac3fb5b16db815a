package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.FormatName;
import dev.diptych.syntax.Header;
import dev.diptych.text.rows.RowPlanLookup;
import dev.diptych.text.shape.SchemaRowPlans;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Predicts the layout of a text before it is parsed. A wrong prediction only costs time. */
final class LayoutPrediction {
  private static final String ATTRIBUTE = "layout";

  private LayoutPrediction() {}

  /**
   * The rows that the format of a text expects.
   *
   * @param start the beginning of the text
   * @param header its header line
   */
  static RowPlanLookup of(Formats formats, byte[] start, Header header) {
    List<CatalogEntry> entries = entries(formats, header);
    return entries.isEmpty()
        ? RowPlanLookup.NONE
        : new SchemaRowPlans(formats.of(predicted(entries, layout(start))).shapes());
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
  private static CatalogEntry predicted(List<CatalogEntry> entries, String layout) {
    CatalogEntry preferred = null;
    for (CatalogEntry entry : entries) {
      if (layout.equals(entry.format().layout())) {
        return entry;
      }
      preferred = preferred == null && entry.format().preferred() ? entry : preferred;
    }
    return preferred == null ? entries.get(0) : preferred;
  }

  /** The word after {@code layout =}; found without a pattern, whose classes take time to load. */
  private static String layout(byte[] start) {
    String text = new String(start, StandardCharsets.ISO_8859_1);
    int at = text.indexOf(ATTRIBUTE);
    while (at >= 0) {
      int equal = afterSpaces(text, at + ATTRIBUTE.length());
      if (equal < text.length() && text.charAt(equal) == '=') {
        int word = afterSpaces(text, equal + 1);
        return text.substring(word, afterLetters(text, word));
      }
      at = text.indexOf(ATTRIBUTE, at + 1);
    }
    return "";
  }

  private static int afterSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int afterLetters(String text, int from) {
    int at = from;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
      at++;
    }
    return at;
  }
}
