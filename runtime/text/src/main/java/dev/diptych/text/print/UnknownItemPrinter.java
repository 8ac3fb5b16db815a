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

/**
 * Items of a text that have no meaning to its format. A binary file can say anything of them: what
 * would not be read as the same item again cannot stand as it is.
 */
final class UnknownItemPrinter {
  private static final byte[] BEFORE = "X Ver 1\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] AFTER = "\nEof\n".getBytes(StandardCharsets.US_ASCII);

  private final Schema schema;
  private final StructShape shape;

  /** Items in blocks of {@code shape}. */
  UnknownItemPrinter(Schema schema, StructShape shape) {
    this.schema = schema;
    this.shape = shape;
  }

  /** The item that {@code element} holds, or null where it holds none that can stand as it is. */
  byte[] printable(Struct element) {
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
    return whole && strange(items.get(0));
  }

  private boolean strange(Item item) {
    if (item instanceof Attribute attribute) {
      return shape.target(attribute.name()) == null;
    }
    return item instanceof Block block
        && shape.target(block.name()) == null
        && !block.name().equals(Residue.NAME);
  }
}
