package dev.diptych.text.print;

import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.syntax.Parsed;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Item;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks items with unknown names before they are printed verbatim. A binary file can contain any
 * bytes for them; only those that parse back to the same item can be printed.
 */
final class UnknownItemPrinter {
  private static final byte[] BEFORE = "X Ver 1\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] AFTER = "\nEof\n".getBytes(StandardCharsets.US_ASCII);

  private final Schema schema;
  private final StructShape shape;

  /** Creates a checker for items in blocks of {@code shape}. */
  UnknownItemPrinter(Schema schema, StructShape shape) {
    this.schema = schema;
    this.shape = shape;
  }

  /** The item of {@code element}, or null if it cannot be printed verbatim. */
  byte @Nullable [] printable(Struct element) {
    byte[] item = shape.unknownItems() == null ? null : shape.unknownItems().item(element);
    return item != null && readsAgain(item) ? item : null;
  }

  private boolean readsAgain(byte[] item) {
    byte[] text = Arrays.copyOf(BEFORE, BEFORE.length + item.length + AFTER.length);
    System.arraycopy(item, 0, text, BEFORE.length, item.length);
    System.arraycopy(AFTER, 0, text, BEFORE.length + item.length, AFTER.length);
    SyntaxOptions options = new SyntaxOptions(false, schema.style().rawStrings());
    Parsed parsed = SyntaxParser.parse(new Source("", text), options);
    List<Item> items = parsed.file().items();
    boolean whole =
        parsed.ok()
            && items.size() == 1
            && items.get(0).span().start() == BEFORE.length
            && items.get(0).span().end() == BEFORE.length + item.length;
    return whole && isUnknown(items.get(0));
  }

  private boolean isUnknown(Item item) {
    if (item instanceof Attribute attribute) {
      return shape.target(attribute.name()) == null;
    }
    return item instanceof Block block
        && shape.target(block.name()) == null
        && !block.name().equals(Residue.NAME);
  }
}
