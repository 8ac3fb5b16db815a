package dev.diptych.plain.executor.text;

import dev.diptych.plain.executor.bind.Binder;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.objects.Encoder;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.syntax.Header;
import dev.diptych.plain.executor.syntax.Text;
import java.util.List;
import java.util.Map;

/** Converts texts to documents. */
public final class TextReader {
  private TextReader() {}

  /** A document and its schema. */
  public record Read(Schema schema, Value.Struct root) {}

  /** Converts the text in {@code bytes}; {@code options} are those of the request. */
  public static Read read(List<Schema> schemas, Map<?, ?> options, byte[] bytes) {
    Text text = Text.parse(bytes, header -> style(schemas, header));
    Schema schema = new SchemaChoice(schemas, options, text).choose();
    Value.Struct root = Binder.bind(schema, text);
    if (!root.residue().patches().isEmpty()) {
      // Only encoding shows whether patches apply.
      Encoder.encode(root);
    }
    return new Read(schema, root);
  }

  private static Text.Style style(List<Schema> schemas, Header header) {
    return Schema.titled(schemas, header.title()).stream()
        .filter(schema -> schema.style().raw() != null)
        .findFirst()
        .map(schema -> new Text.Style(true, schema.keepsTail()))
        .orElse(new Text.Style(false, false));
  }
}
