package dev.diptych.spectools.example.write;

import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Zip;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.ZipShape;
import java.util.ArrayList;
import java.util.List;

/** Writes sibling curves as one table. */
final class ZipWriter {
  private final SpecView spec;
  private final TextLines lines;
  private final ValueFormatter spelling;

  ZipWriter(SpecView spec, TextLines lines) {
    this.spec = spec;
    this.lines = lines;
    this.spelling = new ValueFormatter(spec.schema());
  }

  /** Writes the curves of {@code zip} if they have rows; returns whether they do. */
  boolean write(DraftStruct owner, Zip zip) {
    ZipShape shape = ZipShape.of(spec.schema(), owner.type(), zip);
    Field table = shape.struct().fields().get(shape.table());
    List<List<?>> curves = new ArrayList<>();
    for (String id : zip.fields()) {
      if (!(owner.get(id) instanceof DraftStruct curve)
          || !(curve.get(table.id()) instanceof List<?> rows)) {
        return false;
      }
      curves.add(rows);
    }
    lines.open(zip.name());
    lines.columns(head(shape, zip));
    for (int row = 0; row < curves.get(0).size(); row++) {
      lines.line(row(shape, curves, row));
    }
    lines.close();
    return true;
  }

  private static String head(ZipShape shape, Zip zip) {
    String key = shape.layout().columns().get(shape.key()).field().id();
    return key + " (" + String.join(" ", zip.fields()) + "); each can have a block of its own";
  }

  private String row(ZipShape shape, List<List<?>> curves, int row) {
    List<String> cells = new ArrayList<>();
    for (List<?> curve : curves) {
      cells.add(cell((DraftStruct) curve.get(row), shape.layout(), shape.value()));
    }
    String key = cell((DraftStruct) curves.get(0).get(row), shape.layout(), shape.key());
    return key + " (" + String.join(" ", cells) + ")";
  }

  private String cell(DraftStruct record, RecordLayout layout, int column) {
    Field field = layout.columns().get(column).field();
    return spelling.of(field.type(), (Value) record.require(field.id()));
  }
}
