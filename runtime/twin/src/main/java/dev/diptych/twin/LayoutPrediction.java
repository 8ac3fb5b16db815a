package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.text.rows.RowPlanLookup;
import dev.diptych.text.shape.SchemaRowPlans;
import dev.diptych.text.syntax.tree.HeaderLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Predicts the layout of a text before it is parsed. A wrong prediction only costs time. */
final class LayoutPrediction {
  private static final Pattern LAYOUT =
      Pattern.compile("^\\s*layout\\s*=\\s*(\\w+)", Pattern.MULTILINE);

  private LayoutPrediction() {}

  /**
   * The rows that the format of a text expects.
   *
   * @param start the beginning of the text
   * @param header its header line
   */
  static RowPlanLookup of(Formats formats, byte[] start, HeaderLine header) {
    List<CatalogEntry> entries =
        formats.entries(Selection.ANY).stream()
            .filter(catalogEntry -> catalogEntry.refusal() == null)
            .filter(entry -> entry.format().title().equals(header.title()))
            .filter(entry -> entry.format().version().equals(header.version()))
            .toList();
    if (entries.isEmpty()) {
      return RowPlanLookup.NONE;
    }
    String layout = layout(start);
    CatalogEntry preferred =
        entries.stream().filter(e -> e.format().preferred()).findFirst().orElse(null);
    CatalogEntry predicted =
        entries.stream()
            .filter(entry -> layout.equals(entry.format().layout()))
            .findFirst()
            .orElse(preferred == null ? entries.get(0) : preferred);
    return new SchemaRowPlans(formats.of(predicted).shapes());
  }

  private static String layout(byte[] start) {
    Matcher matcher = LAYOUT.matcher(new String(start, StandardCharsets.ISO_8859_1));
    return matcher.find() ? matcher.group(1) : "";
  }
}
