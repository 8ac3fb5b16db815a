package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.context.Place;
import dev.diptych.lsp.context.RowText;
import dev.diptych.lsp.context.Rows;
import dev.diptych.lsp.docs.FieldDocs;
import dev.diptych.model.schema.Schema;
import java.util.List;

/**
 * Explains a row: its key and the distance to the row before, what its values are together, and the
 * column at the position.
 *
 * @param view the text
 * @param context the position
 * @param meaning what the schema knows about the block
 * @param text receives the explanation
 */
record RowHover(TextView view, CursorContext context, Meaning meaning, HoverText text) {
  private static final int MAX_LENGTH = 4_000;

  void add(int offset) {
    column();
    RowExplanation explanation = new RowExplanation(view, meaning);
    Rows rows = new Rows(view.outline(), context.group());
    for (RowText row : rows.rows(offset, offset + 1, MAX_LENGTH)) {
      RowExplanation.Explained explained = explanation.next(row);
      if (Outline.touches(row.span(), offset)) {
        row(explanation.key(), explained);
        return;
      }
    }
  }

  private void column() {
    Schema schema = view.analysis().schema();
    List<Column> cells = meaning.cells();
    Column column = meaning.key();
    if (context.place() instanceof Place.Cell cell) {
      column = cell.index() < cells.size() ? cells.get(cell.index()) : null;
    }
    boolean word = context.word().length() > 0;
    if (schema != null && column != null && word && text.isEmpty()) {
      text.add("`" + column.name() + "`").add(new FieldDocs(schema).of(column));
    }
  }

  private void row(String key, RowExplanation.Explained explained) {
    Column column = meaning.key();
    if (!key.isEmpty() && column != null) {
      String after = explained.distance().isEmpty() ? "" : ", " + explained.distance();
      text.add(column.name() + " " + key + after + (after.isEmpty() ? "" : " from the row before"));
    }
    String change = explained.change().isEmpty() ? "" : explained.change() + " from the row before";
    boolean both = !explained.value().isEmpty() && !change.isEmpty();
    text.add(explained.value() + (both ? ", " : "") + change);
  }
}
