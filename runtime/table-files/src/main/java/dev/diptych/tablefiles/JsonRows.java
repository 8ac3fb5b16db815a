package dev.diptych.tablefiles;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes a JSON object for each row. JSON has no NaN and no infinities: they are strings, as are
 * bytes, in hexadecimal digits.
 */
final class JsonRows implements TableWriter {
  private final List<Column> columns;
  private final JsonGenerator json;
  private final CellText text = new CellText();

  JsonRows(List<Column> columns, OutputStream out) throws IOException {
    this.columns = columns;
    this.json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .setRootValueSeparator(null);
  }

  @Override
  public void write(RowBatch rows) throws IOException {
    for (int row = 0; row < rows.rows(); row++) {
      json.writeStartObject();
      for (int column = 0; column < columns.size(); column++) {
        json.writeFieldName(columns.get(column).name());
        cell(rows.column(column), row);
      }
      json.writeEndObject();
      json.writeRaw('\n');
    }
    json.flush();
  }

  private void cell(Cells cells, int row) throws IOException {
    if (cells.isMissing(row)) {
      json.writeNull();
      return;
    }
    String written = text.of(cells, row);
    boolean isString =
        switch (cells.type().sort()) {
          case SIGNED, UNSIGNED, BOOLEAN -> false;
          case FLOAT -> !isFinite(cells, row);
          case TEXT, BYTES -> true;
        };
    if (isString) {
      json.writeString(written);
    } else {
      json.writeRawValue(written);
    }
  }

  private static boolean isFinite(Cells cells, int row) {
    return cells.type().bits() == Float.SIZE
        ? Float.isFinite(cells.float32(row))
        : Double.isFinite(cells.float64(row));
  }

  @Override
  public void end() throws IOException {
    json.close();
  }
}
