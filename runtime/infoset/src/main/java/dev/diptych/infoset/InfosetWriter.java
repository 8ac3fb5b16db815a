package dev.diptych.infoset;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HexFormat;
import java.util.List;

/** Writes documents as infosets: a value a line, a row a line, fields in the order of the spec. */
public final class InfosetWriter {
  /** The version of the form, which a change of it would raise. */
  public static final int VERSION = 1;

  private static final HexFormat HEX = HexFormat.of();

  private final Schema schema;
  private final JsonGenerator out;
  private final Layout layout;
  private final ValueWriter values;

  private InfosetWriter(Schema schema, JsonGenerator out, Layout layout) {
    this.schema = schema;
    this.out = out;
    this.layout = layout;
    this.values = new ValueWriter(out);
  }

  /**
   * Writes {@code document} in UTF-8, with a line feed at its end. Rows are written as they are
   * reached, so that memory does not grow with their number.
   *
   * @throws IOException where the stream fails, which stays open
   */
  public static void write(Document document, OutputStream stream) throws IOException {
    Layout layout = new Layout();
    JsonGenerator out = InfosetJson.FACTORY.createGenerator(stream);
    out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    out.setPrettyPrinter(layout.printer());
    new InfosetWriter(document.schema(), out, layout).document(document);
    out.writeRaw('\n');
    out.flush();
  }

  private void document(Document document) throws IOException {
    out.writeStartObject();
    out.writeNumberField(Tags.INFOSET, VERSION);
    out.writeStringField(Tags.SCHEMA, document.schema().format().key());
    out.writeFieldName(Tags.ROOT);
    struct(document.root());
    out.writeEndObject();
  }

  private void struct(Struct struct) throws IOException {
    out.writeStartObject();
    out.writeStringField(Tags.STRUCT, struct.type().name());
    out.writeObjectFieldStart(Tags.FIELDS);
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (struct.get(i) != null) {
        out.writeFieldName(fields.get(i).id());
        value(fields.get(i), struct.get(i));
      }
    }
    out.writeEndObject();
    if (!struct.residue().isEmpty()) {
      residue(struct.residue());
    }
    out.writeEndObject();
  }

  private void value(Field field, Value value) throws IOException {
    if (value instanceof Struct struct) {
      struct(struct);
    } else if (value instanceof Sequence sequence) {
      out.writeStartArray();
      for (Value element : sequence.elements()) {
        element(field, element);
      }
      out.writeEndArray();
    } else if (value instanceof Table table) {
      table(field, table);
    } else {
      layout.flat(true);
      values.write(field.type(), value);
      layout.flat(false);
    }
  }

  private void element(Field field, Value element) throws IOException {
    if (element instanceof Struct struct) {
      struct(struct);
    } else {
      layout.element();
      values.write(field.type(), element);
      layout.flat(false);
    }
  }

  private void table(Field field, Table table) throws IOException {
    List<RecordLayout.Column> columns = schema.layout(field).columns();
    out.writeStartObject();
    String name = field.type() instanceof Type.Nested nested ? nested.struct() : null;
    out.writeStringField(Tags.TABLE, name);
    out.writeFieldName(Tags.COLUMNS);
    layout.flat(true);
    out.writeStartArray();
    for (RecordLayout.Column column : columns) {
      out.writeArray(new String[] {column.field().id(), Tags.of(column.kind())}, 0, 2);
    }
    out.writeEndArray();
    layout.flat(false);
    out.writeArrayFieldStart(Tags.ROWS);
    for (int row = 0; row < table.rows(); row++) {
      row(columns, table, row);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private void row(List<RecordLayout.Column> columns, Table table, int row) throws IOException {
    layout.element();
    out.writeStartArray();
    for (int column = 0; column < columns.size(); column++) {
      values.number(columns.get(column).kind(), table.bits(row, column));
    }
    out.writeEndArray();
    layout.flat(false);
  }

  private void residue(Residue residue) throws IOException {
    out.writeObjectFieldStart(Tags.RESIDUE);
    if (residue.trailing().length() > 0) {
      out.writeStringField(Tags.TRAILING, HEX.formatHex(residue.trailing().bytes()));
    }
    if (residue.slack() != 0) {
      out.writeStringField(Tags.SLACK, Long.toString(residue.slack()));
    }
    if (!residue.patches().isEmpty()) {
      out.writeArrayFieldStart(Tags.PATCHES);
      for (Residue.Patch patch : residue.patches()) {
        patch(patch);
      }
      out.writeEndArray();
    }
    out.writeEndObject();
  }

  private void patch(Residue.Patch patch) throws IOException {
    String encoded = HEX.formatHex(patch.encoded().bytes());
    String actual = HEX.formatHex(patch.actual().bytes());
    layout.element();
    out.writeArray(new String[] {Long.toString(patch.offset()), encoded, actual}, 0, 3);
    layout.flat(false);
  }
}
