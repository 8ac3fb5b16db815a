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

/** The items of blocks as the fields of structs. */
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

  /** The struct that {@code items} make; {@code finish} adds what they do not say. */
  Value.Struct bind(StructDraft structDraft, List<ItemContext> items, Runnable finish) {
    Shape shape = shape(structDraft.type());
    List<ItemContext> undecided = new ArrayList<>();
    for (ItemContext item : items) {
      if (Target.isDecidedBySibling(target(shape, item))) {
        // The sibling may stand behind what it decides.
        undecided.add(item);
      } else {
        item(shape, structDraft, item);
      }
    }
    undecided.forEach(item -> item(shape, structDraft, item));
    finish.run();
    return completion.complete(structDraft);
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

  private static Target target(Shape shape, ItemContext item) {
    if (item.attribute() != null) {
      return shape.targets().get(item.attribute().name.getText());
    }
    return item.block() == null ? null : shape.targets().get(item.block().name.getText());
  }

  private void item(Shape shape, StructDraft structDraft, ItemContext item) {
    if (item.row() != null) {
      ownRow(shape, structDraft, item.row());
    } else if (item.block() != null && item.block().name.getText().equals(ResidueBinder.NAME)) {
      structDraft.residue(ResidueBinder.bind(item.block().item()));
    } else if (target(shape, item) == null) {
      unknown(shape, structDraft, item);
    } else if (item.attribute() != null) {
      attributes.bind(structDraft, target(shape, item), item.attribute());
    } else {
      block(structDraft, target(shape, item), item.block());
    }
  }

  private void unknown(Shape shape, StructDraft structDraft, ParserRuleContext item) {
    if (shape.unknownItems() == null) {
      String name = item.getStart().getText();
      throw RequestException.rejected(shape.type().simpleName() + " has no '" + name + "'");
    }
    Value element = shape.unknownItems().element(schema, source.bytes(item));
    structDraft.list(shape.unknownItems().field()).add(element);
  }

  private void ownRow(Shape shape, StructDraft structDraft, RowContext row) {
    if (shape.rows() == null) {
      throw RequestException.rejected(shape.type().simpleName() + " has no rows");
    }
    addRow(structDraft, shape.rows(), row);
  }

  private void addRow(StructDraft structDraft, Field field, RowContext row) {
    StructType type = schema.struct(((Type.Nested) field.type()).struct());
    RowShape shape = RowShape.of(schema, type).orElseThrow();
    structDraft.list(field).add(rows.bind(shape, row));
  }

  private void block(StructDraft structDraft, Target target, BlockContext block) {
    if (target instanceof Target.Block found) {
      structDraft.requireFirst(found.field());
      structDraft.set(found.field(), struct(structDraft, found.field(), found.struct(), block));
    } else if (target instanceof Target.Element found) {
      Value element = struct(structDraft, found.field(), found.struct(), block);
      structDraft.list(found.field()).add(element);
    } else if (target instanceof Target.NamedElement found) {
      String struct = ((Type.Nested) found.field().type()).struct();
      structDraft.setElement(found.field(), found.index(), bind(schema.struct(struct), block));
    } else if (target instanceof Target.TaggedElement found) {
      Value.Struct inner = bind(schema.struct(found.struct()), block);
      structDraft.list(found.field()).add(found.kinds().element(found.kind(), inner));
    } else if (target instanceof Target.Rows found) {
      rowsBlock(structDraft, found.field(), block);
    } else if (target instanceof Target.Zipped found) {
      zipped(structDraft, found.zip(), block);
    } else {
      throw RequestException.rejected(block.name.getText() + " is an attribute");
    }
  }

  private Value.Struct struct(
      StructDraft structDraft, Field field, String struct, BlockContext block) {
    return bind(StructChoice.struct(schema, structDraft, field, struct), block);
  }

  private void rowsBlock(StructDraft structDraft, Field field, BlockContext block) {
    structDraft.requireFirst(field);
    structDraft.list(field);
    for (ItemContext item : block.item()) {
      if (item.row() != null) {
        addRow(structDraft, field, item.row());
      } else if (item.block() != null && item.block().name.getText().equals(block.name.getText())) {
        String struct = ((Type.Nested) field.type()).struct();
        structDraft.list(field).add(bind(schema.struct(struct), item.block()));
      } else {
        throw RequestException.rejected(block.name.getText() + " holds nothing but rows");
      }
    }
  }

  private void zipped(StructDraft structDraft, StructType.Zip zip, BlockContext block) {
    zip.fields().forEach(id -> structDraft.requireFirst(structDraft.type().field(id)));
    ZipBinder binder = new ZipBinder(schema, structDraft.type(), zip);
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
            block.name.getText() + " holds rows and attributes, no blocks");
      }
    }
    common.requireFirst(binder.table());
    for (int i = 0; i < zip.fields().size(); i++) {
      common.set(binder.table(), new Value.Elements(binder.tables().get(i)));
      structDraft.set(structDraft.type().field(zip.fields().get(i)), completion.complete(common));
    }
  }
}
