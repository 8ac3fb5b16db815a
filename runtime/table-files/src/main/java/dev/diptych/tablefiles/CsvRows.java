package dev.diptych.tablefiles;

import static java.nio.charset.StandardCharsets.UTF_8;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import de.siegmar.fastcsv.writer.QuoteStrategies;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes rows as RFC 4180 has them: a missing cell is empty, and an empty text is quoted. */
final class CsvRows implements TableWriter {
  private final CsvWriter csv;
  private final CellText text = new CellText();
  private final @Nullable String[] row;

  CsvRows(List<Column> columns, char separator, OutputStream out) {
    this.csv =
        CsvWriter.builder()
            .fieldSeparator(separator)
            .lineDelimiter(LineDelimiter.CRLF)
            .quoteStrategy(QuoteStrategies.EMPTY)
            .build(new OutputStreamWriter(out, UTF_8));
    this.row = new @Nullable String[columns.size()];
    csv.writeRecord(columns.stream().map(Column::name).toList());
  }

  @Override
  public void write(RowBatch rows) throws IOException {
    for (int i = 0; i < rows.rows(); i++) {
      for (int column = 0; column < row.length; column++) {
        Cells cells = rows.column(column);
        row[column] = cells.isMissing(i) ? null : text.of(cells, i);
      }
      csv.writeRecord(row);
    }
    csv.flush();
  }

  @Override
  public void end() throws IOException {
    csv.flush();
  }
}
