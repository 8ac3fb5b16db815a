package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.grammar.DiptychParser.BlockContext;
import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.grammar.DiptychParser.RowContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import dev.diptych.plain.executor.stop.Stop;
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
  Value.Struct bind(Draft draft, List<ItemContext> items, Runnable finish) {
    Shape shape = shape(draft.type());
    List<ItemContext> undecided = new ArrayList<>();
    for (ItemContext item : items) {
      if (Target.isDecidedBySibling(target(shape, item))) {
        // The sibling may stand behind what it decides.
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
    return bind(new Draft(type), block.item(), () -> {});
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

  private void item(Shape shape, Draft draft, ItemContext item) {
    if (item.row() != null) {
      ownRow(shape, draft, item.row());
    } else if (item.block() != null && item.block().name.getText().equals(ResidueBinder.NAME)) {
      draft.residue(ResidueBinder.bind(item.block().item()));
    } else if (target(shape, item) == null) {
      strange(shape, draft, item);
    } else if (item.attribute() != null) {
      attributes.bind(draft, target(shape, item), item.attribute());
    } else {
      block(draft, target(shape, item), item.block());
    }
  }

  private void strange(Shape shape, Draft draft, ParserRuleContext item) {
    if (shape.strange() == null) {
      String name = item.getStart().getText();
      throw Stop.refused(shape.type().simpleName() + " has no '" + name + "'");
    }
    Value element = shape.strange().element(schema, source.bytes(item));
    draft.list(shape.strange().field()).add(element);
  }

  private void ownRow(Shape shape, Draft draft, RowContext row) {
    if (shape.rows() == null) {
      throw Stop.refused(shape.type().simpleName() + " has no rows");
    }
    addRow(draft, shape.rows(), row);
  }

  private void addRow(Draft draft, Field field, RowContext row) {
    StructType type = schema.struct(((Type.Nested) field.type()).struct());
    RowShape shape = RowShape.of(schema, type).orElseThrow();
    draft.list(field).add(rows.bind(shape, row));
  }

  private void block(Draft draft, Target target, BlockContext block) {
    if (target instanceof Target.Block found) {
      draft.first(found.field());
      draft.set(found.field(), struct(draft, found.field(), found.struct(), block));
    } else if (target instanceof Target.Element found) {
      Value element = struct(draft, found.field(), found.struct(), block);
      draft.list(found.field()).add(element);
    } else if (target instanceof Target.NamedElement found) {
      String struct = ((Type.Nested) found.field().type()).struct();
      draft.setElement(found.field(), found.index(), bind(schema.struct(struct), block));
    } else if (target instanceof Target.OfKind found) {
      Value.Struct inner = bind(schema.struct(found.struct()), block);
      draft.list(found.field()).add(found.kinds().element(found.kind(), inner));
    } else if (target instanceof Target.Rows found) {
      rowsBlock(draft, found.field(), block);
    } else if (target instanceof Target.Zipped found) {
      zipped(draft, found.zip(), block);
    } else {
      throw Stop.refused(block.name.getText() + " is an attribute");
    }
  }

  private Value.Struct struct(Draft draft, Field field, String struct, BlockContext block) {
    return bind(Chosen.struct(schema, draft, field, struct), block);
  }

  private void rowsBlock(Draft draft, Field field, BlockContext block) {
    draft.first(field);
    draft.list(field);
    for (ItemContext item : block.item()) {
      if (item.row() != null) {
        addRow(draft, field, item.row());
      } else if (item.block() != null && item.block().name.getText().equals(block.name.getText())) {
        String struct = ((Type.Nested) field.type()).struct();
        draft.list(field).add(bind(schema.struct(struct), item.block()));
      } else {
        throw Stop.refused(block.name.getText() + " holds nothing but rows");
      }
    }
  }

  private void zipped(Draft draft, StructType.Zip zip, BlockContext block) {
    zip.fields().forEach(id -> draft.first(draft.type().field(id)));
    ZipBinder binder = new ZipBinder(schema, draft.type(), zip);
    Draft common = new Draft(binder.struct());
    Shape shape = shape(binder.struct());
    for (ItemContext item : block.item()) {
      if (item.row() != null) {
        binder.add(item.row());
      } else if (item.attribute() != null) {
        AttributeContext attribute = item.attribute();
        attributes.bind(common, target(shape, item), attribute);
      } else {
        throw Stop.refused(block.name.getText() + " holds rows and attributes, no blocks");
      }
    }
    common.first(binder.table());
    for (int i = 0; i < zip.fields().size(); i++) {
      common.set(binder.table(), new Value.Many(binder.tables().get(i)));
      draft.set(draft.type().field(zip.fields().get(i)), completion.complete(common));
    }
  }
}
