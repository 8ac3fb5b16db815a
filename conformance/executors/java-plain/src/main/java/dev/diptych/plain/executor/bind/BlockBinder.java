package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.grammar.DiptychParser.BlockContext;
import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.grammar.DiptychParser.RowContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import dev.diptych.plain.executor.syntax.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;

/** Binds the items of a block to the fields of a struct. */
final class BlockBinder {
  private final Schema schema;
  private final Source source;
  private final Completion completion;
  private final AttributeBinder attributes;
  private final RowBinder rows;
  private final Map<String, Shape> shapes = new HashMap<>();

  BlockBinder(Schema schema, Source source) {
    this.schema = schema;
    this.source = source;
    this.completion = new Completion(schema);
    this.attributes = new AttributeBinder(schema);
    this.rows = new RowBinder(schema);
  }

  /** Binds {@code items}; {@code finish} sets the remaining fields. */
  Value.Struct bind(StructDraft draft, List<ItemContext> items, Runnable finish) {
    Shape shape = shape(draft.type());
    List<ItemContext> undecided = new ArrayList<>();
    for (ItemContext item : items) {
      if (Target.isDecidedBySibling(target(shape, item))) {
        // The selecting sibling may follow what it selects.
        undecided.add(item);
      } else {
        item(shape, draft, item);
      }
    }
    undecided.forEach(item -> item(shape, draft, item));
    finish.run();
    return completion.complete(draft);
  }

  private Value.Struct bind(StructType type, BlockContext block) {
    return bind(new StructDraft(type), block.item(), () -> {});
  }

  private Shape shape(StructType type) {
    Shape shape = shapes.get(type.name());
    if (shape == null) {
      shape = Shape.of(schema, type);
      shapes.put(type.name(), shape);
    }
    return shape;
  }

  private static @Nullable Target target(Shape shape, ItemContext item) {
    if (item.attribute() != null) {
      return shape.targets().get(item.attribute().name.getText());
    }
    return item.block() == null ? null : shape.targets().get(item.block().name.getText());
  }

  private void item(Shape shape, StructDraft draft, ItemContext item) {
    Target target = target(shape, item);
    if (item.row() != null) {
      ownRow(shape, draft, item.row());
    } else if (item.block() != null && item.block().name.getText().equals(ResidueBinder.NAME)) {
      draft.residue(ResidueBinder.bind(item.block().item()));
    } else if (target == null) {
      unknown(shape, draft, item);
    } else if (item.attribute() != null) {
      attributes.bind(draft, target, item.attribute());
    } else {
      block(draft, target, item.block());
    }
  }

  private void unknown(Shape shape, StructDraft draft, ParserRuleContext item) {
    UnknownItems items = shape.unknownItems();
    if (items == null) {
      String name = item.getStart().getText();
      throw RequestException.rejected(shape.type().simpleName() + " has no '" + name + "'");
    }
    draft.list(items.field()).add(items.element(schema, source.bytes(item)));
  }

  private void ownRow(Shape shape, StructDraft draft, RowContext row) {
    if (shape.rows() == null) {
      throw RequestException.rejected(shape.type().simpleName() + " has no rows");
    }
    addRow(draft, shape.rows(), row);
  }

  private void addRow(StructDraft draft, Field field, RowContext row) {
    StructType type = schema.struct(((Type.Nested) field.type()).struct());
    RowShape shape = RowShape.of(schema, type).orElseThrow();
    draft.list(field).add(rows.bind(shape, row));
  }

  private void block(StructDraft draft, Target target, BlockContext block) {
    if (target instanceof Target.Block found) {
      draft.requireFirst(found.field());
      draft.set(found.field(), struct(draft, found.field(), found.struct(), block));
    } else if (target instanceof Target.Element found) {
      Value element = struct(draft, found.field(), found.struct(), block);
      draft.list(found.field()).add(element);
    } else if (target instanceof Target.NamedElement found) {
      String struct = ((Type.Nested) found.field().type()).struct();
      draft.setElement(found.field(), found.index(), bind(schema.struct(struct), block));
    } else if (target instanceof Target.TaggedElement found) {
      Value.Struct inner = bind(schema.struct(found.struct()), block);
      draft.list(found.field()).add(found.kinds().element(found.kind(), inner));
    } else if (target instanceof Target.Rows found) {
      rowsBlock(draft, found.field(), block);
    } else if (target instanceof Target.Zipped found) {
      zipped(draft, found.zip(), block);
    } else {
      throw RequestException.rejected(block.name.getText() + " is an attribute");
    }
  }

  private Value.Struct struct(
      StructDraft draft, Field field, @Nullable String struct, BlockContext block) {
    return bind(StructChoice.struct(schema, draft, field, struct), block);
  }

  private void rowsBlock(StructDraft draft, Field field, BlockContext block) {
    draft.requireFirst(field);
    draft.list(field);
    for (ItemContext item : block.item()) {
      if (item.row() != null) {
        addRow(draft, field, item.row());
      } else if (item.block() != null && item.block().name.getText().equals(block.name.getText())) {
        String struct = ((Type.Nested) field.type()).struct();
        draft.list(field).add(bind(schema.struct(struct), item.block()));
      } else {
        throw RequestException.rejected(block.name.getText() + " allows only rows");
      }
    }
  }

  private void zipped(StructDraft draft, StructType.Zip zip, BlockContext block) {
    zip.fields().forEach(id -> draft.requireFirst(draft.type().field(id)));
    ZipBinder binder = new ZipBinder(schema, draft.type(), zip);
    StructDraft common = new StructDraft(binder.struct());
    Shape shape = shape(binder.struct());
    for (ItemContext item : block.item()) {
      if (item.row() != null) {
        binder.add(item.row());
      } else if (item.attribute() != null) {
        AttributeContext attribute = item.attribute();
        attributes.bind(common, target(shape, item), attribute);
      } else {
        throw RequestException.rejected(
            block.name.getText() + " allows rows and attributes, not blocks");
      }
    }
    common.requireFirst(binder.table());
    for (int i = 0; i < zip.fields().size(); i++) {
      common.set(binder.table(), new Value.Elements(binder.tables().get(i)));
      draft.set(draft.type().field(zip.fields().get(i)), completion.complete(common));
    }
  }
}
