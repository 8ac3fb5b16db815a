package dev.diptych.tablefiles;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes rows in aligned columns, for people: numbers to the right, line breaks as signs, nothing
 * for a missing cell. The first rows decide how wide columns are; wider cells follow as they are.
 */
final class AlignedRows implements TableWriter {
  /** Longer texts are not considered for the width of a column. */
  private static final int MAX_WIDTH = 80;

  private final List<Column> columns;
  private final Writer out;
  private final CellText text = new CellText();
  private int[] widths = new int[0];

  AlignedRows(List<Column> columns, OutputStream stream) {
    this.columns = columns;
    this.out = new OutputStreamWriter(stream, UTF_8);
  }

  @Override
  public void write(RowBatch rows) throws IOException {
    List<List<String>> lines = new ArrayList<>();
    for (int row = 0; row < rows.rows(); row++) {
      List<String> line = new ArrayList<>();
      for (int column = 0; column < columns.size(); column++) {
        line.add(cell(rows.column(column), row));
      }
      lines.add(line);
    }
    head(lines);
    for (List<String> line : lines) {
      write(line);
    }
    out.flush();
  }

  private String cell(Cells cells, int row) {
    return cells.isMissing(row)
        ? ""
        : text.of(cells, row).replace('\n', '↵').replace('\r', '↵').replace('\t', ' ');
  }

  /** Writes the names, once. */
  private void head(List<List<String>> lines) throws IOException {
    if (widths.length > 0) {
      return;
    }
    List<String> names = columns.stream().map(Column::name).toList();
    widths = new int[columns.size()];
    List<List<String>> all = new ArrayList<>(lines);
    all.add(names);
    for (List<String> line : all) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Math.min(MAX_WIDTH, length(line.get(i))));
      }
    }
    write(names);
    write(Arrays.stream(widths).mapToObj("-"::repeat).toList());
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }

  private void write(List<String> line) throws IOException {
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String blanks = " ".repeat(Math.max(0, widths[i] - length(line.get(i))));
      boolean isNumber = columns.get(i).type().sort().isNumber();
      written.append(i == 0 ? "" : "  ");
      written.append(isNumber ? blanks : "").append(line.get(i)).append(isNumber ? "" : blanks);
    }
    out.write(written.toString().stripTrailing() + "\n");
  }

  @Override
  public void end() throws IOException {
    head(List.of());
    out.flush();
  }
}
