package dev.diptych.text.print;

import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Formats single values as in texts, for messages and documentation. */
public final class ValueFormatter {
  private final Schema schema;

  /** Creates a formatter for values of {@code schema}. */
  public ValueFormatter(Schema schema) {
    this.schema = schema;
  }

  /** Formats {@code value}, a scalar or blob of {@code type}. */
  public String of(Type type, Value value) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    TextOutput out = new TextOutput(text);
    new ScalarPrinter(schema, out).value(type, value);
    out.finish();
    return text.toString(StandardCharsets.UTF_8);
  }
}
