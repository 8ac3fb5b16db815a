package dev.diptych.text.print;

import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Spells single values as texts do, for those who write about texts. */
public final class ValueFormatter {
  private final Schema schema;

  /** For values of {@code schema}. */
  public ValueFormatter(Schema schema) {
    this.schema = schema;
  }

  /** {@code value}, a scalar or blob of {@code type}, as it stands in a text. */
  public String of(Type type, Value value) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    TextOutput out = new TextOutput(text);
    new ScalarPrinter(schema, out).value(type, value);
    out.finish();
    return text.toString(StandardCharsets.UTF_8);
  }
}
