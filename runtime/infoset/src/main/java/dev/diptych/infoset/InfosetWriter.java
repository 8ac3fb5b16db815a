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

/**
 * Writes documents as infosets: one line per value and per row, fields in the order of the spec.
 */
public final class InfosetWriter {
  /** The version of the infoset format. */
  public static final int VERSION = 1;

  private static final HexFormat HEX = HexFormat.of();

  private final Schema schema;
  private final JsonGenerator out;
  private final JsonLayout jsonLayout;
  private final ValueWriter values;

  private InfosetWriter(Schema schema, JsonGenerator out, JsonLayout jsonLayout) {
    this.schema = schema;
    this.out = out;
    this.jsonLayout = jsonLayout;
    this.values = new ValueWriter(out);
  }

  /**
   * Writes {@code document} in UTF-8, with a line feed at the end. Rows are streamed, so memory use
   * does not depend on their number.
   *
   * @throws IOException if the stream fails; it is not closed
   */
  public static void write(Document document, OutputStream stream) throws IOException {
    JsonLayout jsonLayout = new JsonLayout();
    JsonGenerator out = InfosetJson.FACTORY.createGenerator(stream);
    out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    out.setPrettyPrinter(jsonLayout.printer());
    new InfosetWriter(document.schema(), out, jsonLayout).document(document);
    out.writeRaw('\n');
    out.flush();
  }

  private void document(Document document) throws IOException {
    out.writeStartObject();
    out.writeNumberField(InfosetTags.INFOSET, VERSION);
    out.writeStringField(InfosetTags.SCHEMA, document.schema().format().key());
    out.writeFieldName(InfosetTags.ROOT);
    struct(document.root());
    out.writeEndObject();
  }

  private void struct(Struct struct) throws IOException {
    out.writeStartObject();
    out.writeStringField(InfosetTags.STRUCT, struct.type().name());
    out.writeObjectFieldStart(InfosetTags.FIELDS);
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Value value = struct.get(i);
      if (value != null) {
        out.writeFieldName(fields.get(i).id());
        value(fields.get(i), value);
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
      jsonLayout.flat(true);
      values.write(field.type(), value);
      jsonLayout.flat(false);
    }
  }

  private void element(Field field, Value element) throws IOException {
    if (element instanceof Struct struct) {
      struct(struct);
    } else {
      jsonLayout.element();
      values.write(field.type(), element);
      jsonLayout.flat(false);
    }
  }

  private void table(Field field, Table table) throws IOException {
    List<RecordLayout.Column> columns = schema.layout(field).columns();
    out.writeStartObject();
    String name = field.type() instanceof Type.Nested nested ? nested.struct() : null;
    out.writeStringField(InfosetTags.TABLE, name);
    out.writeFieldName(InfosetTags.COLUMNS);
    jsonLayout.flat(true);
    out.writeStartArray();
    for (RecordLayout.Column column : columns) {
      out.writeArray(new String[] {column.field().id(), InfosetTags.of(column.kind())}, 0, 2);
    }
    out.writeEndArray();
    jsonLayout.flat(false);
    out.writeArrayFieldStart(InfosetTags.ROWS);
    for (int row = 0; row < table.rows(); row++) {
      row(columns, table, row);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private void row(List<RecordLayout.Column> columns, Table table, int row) throws IOException {
    jsonLayout.element();
    out.writeStartArray();
    for (int column = 0; column < columns.size(); column++) {
      values.number(columns.get(column).kind(), table.bits(row, column));
    }
    out.writeEndArray();
    jsonLayout.flat(false);
  }

  private void residue(Residue residue) throws IOException {
    out.writeObjectFieldStart(InfosetTags.RESIDUE);
    Residue.Cut cut = residue.cut();
    if (cut != null) {
      out.writeStringField(InfosetTags.CUT, cut.field());
    }
    if (cut != null && !cut.reason().isEmpty()) {
      out.writeStringField(InfosetTags.REASON, cut.reason());
    }
    if (residue.trailing().length() > 0) {
      out.writeStringField(InfosetTags.TRAILING, HEX.formatHex(residue.trailing().bytes()));
    }
    if (residue.slack() != 0) {
      out.writeStringField(InfosetTags.SLACK, Long.toString(residue.slack()));
    }
    if (!residue.patches().isEmpty()) {
      out.writeArrayFieldStart(InfosetTags.PATCHES);
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
    jsonLayout.element();
    out.writeArray(new String[] {Long.toString(patch.offset()), encoded, actual}, 0, 3);
    jsonLayout.flat(false);
  }
}
