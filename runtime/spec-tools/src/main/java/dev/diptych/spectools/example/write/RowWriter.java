package dev.diptych.spectools.example.write;

import dev.diptych.model.document.Value;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.RowShape;
import java.util.ArrayList;
import java.util.List;

/** Writes structs as rows. */
final class RowWriter {
  private RowWriter() {}

  /** The names of the columns. */
  static String head(RowShape row) {
    List<String> cells = new ArrayList<>();
    for (RowShape.Cell cell : row.cells()) {
      cells.add(row.struct().fields().get(cell.path().get(0)).id());
    }
    return line(row, cells);
  }

  static String row(ValueFormatter spelling, RowShape row, DraftStruct draft) {
    return line(row, row.cells().stream().map(cell -> cell(spelling, cell, draft)).toList());
  }

  static String cell(ValueFormatter spelling, RowShape.Cell cell, DraftStruct draft) {
    DraftStruct at = draft;
    for (int index : cell.path().subList(0, cell.path().size() - 1)) {
      at = (DraftStruct) at.require(at.type().fields().get(index).id());
    }
    return spelling.of(cell.field().type(), (Value) at.require(cell.field().id()));
  }

  private static String line(RowShape row, List<String> cells) {
    List<String> rest = new ArrayList<>(cells);
    String key = row.key() < 0 ? "" : rest.remove(row.key()) + " ";
    return key + "(" + String.join(" ", rest) + ")";
  }
}
