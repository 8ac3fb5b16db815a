package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.syntax.Text;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Binds texts to a schema. */
public final class Binder {
  private static final String LAYOUT = "layout";

  private Binder() {}

  /** Binds {@code text} and returns the root struct. */
  public static Value.Struct bind(Schema schema, Text text) {
    boolean layouts = schema.format().layout() != null;
    List<ItemContext> items =
        text.items().stream().filter(item -> !layouts || !isLayout(item)).toList();
    StructDraft root = new StructDraft(schema.struct(schema.root()));
    return new BlockBinder(schema, text.source()).bind(root, items, () -> form(schema, text, root));
  }

  /** Whether {@code item}, outside of all blocks, sets the layout. */
  public static boolean isLayout(ItemContext item) {
    return item.attribute() != null && item.attribute().name.getText().equals(LAYOUT);
  }

  /** Sets fields that depend on the form of the text. */
  private static void form(Schema schema, Text text, StructDraft root) {
    boolean crlf = text.source().endsLinesWithCrLf();
    note(root, schema.style().lineEnd(), () -> new Value.Bits(crlf ? 1 : 0));
    note(root, schema.style().tail(), text::tail);
  }

  private static void note(StructDraft root, @Nullable String id, Supplier<Value> value) {
    if (id != null) {
      Field field = root.type().field(id);
      if (!root.isMentioned(field)) {
        root.requireFirst(field);
        root.set(field, value.get());
      }
    }
  }
}
