package dev.diptych.text.print;

import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.shape.StructShape;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
    SyntaxOptions options = SyntaxOptions.of(Dialect.PLAIN, schema.style().rawStrings());
    SyntaxTree tree = Syntax.read(new Source("", text), options);
    Cursor read = tree.items();
    return tree.isValid()
        && read.next()
        && read.span().start() == BEFORE.length
        && read.span().end() == BEFORE.length + item.length
        && isUnknown(read);
  }

  private boolean isUnknown(Cursor item) {
    boolean isBlock = item.kind() == NodeKind.BLOCK;
    return (isBlock || item.kind() == NodeKind.ATTRIBUTE)
        && shape.target(item.name()) == null
        && !(isBlock && item.name().equals(Residue.NAME));
  }
}
