package dev.diptych.tablefiles;

import dev.diptych.table.Column;
import dev.diptych.table.TableFormat;
import dev.diptych.table.TableWriter;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** The writers of all formats. */
public final class FormatWriters implements TableWriters {
  /** For the command, which finds it by its name. */
  public FormatWriters() {}

  @Override
  public TableWriter open(TableFormat format, List<Column> columns, OutputStream out)
      throws IOException {
    return switch (format) {
      case CSV -> new CsvRows(columns, ',', out);
      case TSV -> new CsvRows(columns, '\t', out);
      case JSONL -> new JsonRows(columns, out);
      case PARQUET -> new ParquetRows(columns, out);
      case ARROW -> new ArrowRows(columns, out);
      case TXT -> new AlignedRows(columns, out);
    };
  }
}
