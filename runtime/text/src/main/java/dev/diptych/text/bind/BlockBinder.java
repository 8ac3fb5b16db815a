package dev.diptych.text.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import dev.diptych.text.shape.UnknownItems;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Binds the items of a block to the fields of a struct. */
final class BlockBinder {
  private final Shapes shapes;
  private final Schema schema;
  private final ReducedText separate;
  private final BindReporter reports;
  private final RowsBinder rows;
  private final Completion completion;
  private final NameChecks names;
  private final AttributeValues values;
  private final StructSelector choice;
  private final @Nullable StraightBinder straight;
  private final @Nullable Struct expected;

  /**
   * @param separate the runs of rows that are read separately
   * @param straight binds blocks sooner, without their locations; null to bind all of them here
   * @param expected what the text probably is; null if that is not known
   */
  BlockBinder(
      Shapes shapes,
      ReducedText separate,
      BindReporter reports,
      @Nullable StraightBinder straight,
      @Nullable Struct expected) {
    this.straight = straight;
    this.expected = expected;
    this.separate = separate;
    this.shapes = shapes;
    this.schema = shapes.schema();
    this.reports = reports;
    this.rows = new RowsBinder(schema, separate, reports);
    this.completion = new Completion(schema, reports);
    this.names = new NameChecks(reports, shapes);
    this.values = new AttributeValues(schema, reports);
    this.choice = new StructSelector(schema, reports);
  }

  /** Binds {@code items} to a new struct; null if it has errors. */
  @Nullable Struct bind(StructType type, Cursor items, SpanNode node, Span block) {
    return bind(new FieldCollector(type), items, node, block, draft -> {});
  }

  /**
   * Binds {@code items} to a struct that may have values.
   *
   * @param finish sets fields that {@code items} omit
   */
  @Nullable Struct bind(
      FieldCollector draft,
      Cursor items,
      SpanNode node,
      Span block,
      Consumer<FieldCollector> finish) {
    StructShape shape = shapes.of(draft.type());
    node.of(draft.type());
    draft.setIncomplete(items.isIncomplete());
    boolean isUndecided = false;
    while (items.next()) {
      Target target = target(shape, items);
      boolean isLater = isDecidedBySibling(target);
      isUndecided |= isLater;
      if (!isLater) {
        item(shape, target, draft, items, node);
      }
    }
    if (isUndecided) {
      undecided(shape, draft, items.again(), node);
    }
    finish.accept(draft);
    return completion.complete(draft, block, () -> names.owner(node));
  }

  /** Binds the items that a sibling decides, which may follow them. */
  private void undecided(StructShape shape, FieldCollector draft, Cursor items, SpanNode node) {
    while (items.next()) {
      Target target = target(shape, items);
      if (isDecidedBySibling(target)) {
        item(shape, target, draft, items, node);
      }
    }
  }

  private static @Nullable Target target(StructShape shape, Cursor item) {
    boolean isNamed = item.kind() == NodeKind.ATTRIBUTE || item.kind() == NodeKind.BLOCK;
    return isNamed ? shape.target(item.name()) : null;
  }

  private static boolean isDecidedBySibling(@Nullable Target target) {
    return (target instanceof Target.Block found && found.struct() == null)
        || (target instanceof Target.Inline inline && inline.struct() == null)
        || (target instanceof Target.Element element && element.struct() == null);
  }

  private void item(
      StructShape shape,
      @Nullable Target target,
      FieldCollector draft,
      Cursor item,
      SpanNode node) {
    switch (item.kind()) {
      case ATTRIBUTE -> {
        if (!item.hasError() && !isLayout(item, node)) {
          attribute(shape, target, draft, item, node);
        }
      }
      case BLOCK -> {
        // Without its braces, what is in it may belong to other blocks.
        if (!item.hasWrongBraces()) {
          block(shape, target, draft, item, node);
        }
      }
      default -> {
        boolean isWrong = item.hasError() && shape.rows() < 0;
        RunCursor rows = item.rows();
        if (!isWrong) {
          ownRows(shape, draft, rows, node);
        }
      }
    }
  }

  /** Whether an attribute names the layout, which is not a field. */
  private boolean isLayout(Cursor attribute, SpanNode node) {
    return node.span() == null
        && attribute.name().equals(FormatName.LAYOUT)
        && schema.format().layout() != null;
  }

  private void attribute(
      StructShape shape,
      @Nullable Target target,
      FieldCollector draft,
      Cursor attribute,
      SpanNode node) {
    if (target instanceof Target.Attribute found) {
      if (first(draft, found.field(), attribute, node)) {
        draft.set(found.field(), values.of(draft.field(found.field()), attribute));
      }
    } else if (target instanceof Target.Empty found) {
      if (first(draft, found.field(), attribute, node)) {
        draft.set(found.field(), values.noElements(draft.field(found.field()), attribute));
      }
    } else if (target instanceof Target.Inline found) {
      inline(draft, found, attribute, node);
    } else if (target == null && shape.unknownItems() != null) {
      unknownItem(shape.unknownItems(), draft, attribute, node);
    } else {
      names.notAnAttribute(shape, draft, attribute, node);
    }
  }

  /** Keeps {@code item} verbatim. */
  private void unknownItem(UnknownItems unknown, FieldCollector draft, Cursor item, SpanNode node) {
    List<@Nullable Value> list = draft.list(unknown.field());
    draft.addUnknown(item.name(), item.nameSpan());
    draft.markSet(unknown.field(), item.span());
    node.element(unknown.field(), list.size(), item.span());
    list.add(unknown.element(schema, reports.bytes(item.span())));
  }

  private void taggedElement(
      FieldCollector draft, Target.TaggedElement target, Cursor block, SpanNode node) {
    List<@Nullable Value> list = draft.list(target.field());
    draft.markSet(target.field(), block.nameSpan());
    SpanNode at = node.element(target.field(), list.size(), block.nameSpan());
    at.of(target.elements().entry()).put(target.elements().body(), block.nameSpan());
    SpanNode inner = at.inner(target.elements().body(), block.nameSpan());
    StructType type = schema.struct(target.struct());
    Struct body = bind(type, block.items(), inner, block.nameSpan());
    list.add(body == null ? null : target.elements().element(target.kind(), body));
  }

  private boolean first(FieldCollector draft, int index, Cursor attribute, SpanNode node) {
    node.put(index, attribute.span());
    return names.first(draft, index, attribute.name(), attribute.nameSpan());
  }

  private void inline(FieldCollector draft, Target.Inline target, Cursor attribute, SpanNode node) {
    if (!first(draft, target.field(), attribute, node)) {
      return;
    }
    int index = target.field();
    StructType type = choice.of(draft, index, target.struct(), attribute.nameSpan());
    if (type != null && RowShape.inline(schema, type).isEmpty()) {
      String help = "write " + draft.field(index).name() + " { … }";
      String message = attribute.name() + " requires a block";
      reports.error("wrong-kind", attribute.nameSpan(), message, help);
    } else if (type != null) {
      Struct value = values.inline(type, attribute);
      draft.set(index, reports.filled(draft.field(index), value, attribute.span()));
    }
  }

  private void block(
      StructShape shape,
      @Nullable Target target,
      FieldCollector draft,
      Cursor block,
      SpanNode node) {
    if (block.name().equals(Residue.NAME)) {
      residue(draft, block, node);
    } else if (target instanceof Target.Block found) {
      nested(draft, found, block, node);
    } else if (target instanceof Target.Element found) {
      element(draft, found.field(), found.struct(), block, node);
    } else if (target instanceof Target.NamedElement found) {
      namedElement(draft, found, block, node);
    } else if (target instanceof Target.Rows found) {
      rowsBlock(draft, found.field(), block, node);
    } else if (target instanceof Target.Zipped found) {
      zipped(draft, found, block, node);
    } else if (target instanceof Target.TaggedElement found) {
      taggedElement(draft, found, block, node);
    } else if (target == null && shape.unknownItems() != null) {
      unknownItem(shape.unknownItems(), draft, block, node);
    } else {
      names.notABlock(shape, draft, block, node);
    }
  }

  private void residue(FieldCollector draft, Cursor block, SpanNode node) {
    node.putResidue(block.nameSpan());
    if (draft.residue() != null) {
      reports.error("duplicate-field", block.nameSpan(), "duplicate Residue block");
    }
    draft.residue(new ResidueBinder(reports, draft.type()).bind(block));
  }

  private void nested(FieldCollector draft, Target.Block target, Cursor block, SpanNode node) {
    node.put(target.field(), block.nameSpan());
    if (names.first(draft, target.field(), block.name(), block.nameSpan())) {
      Struct found = straight(draft, target.field(), target.struct(), -1, block);
      if (found != null) {
        draft.set(target.field(), found);
        return;
      }
      draft.set(
          target.field(),
          struct(
              draft,
              target.field(),
              target.struct(),
              block,
              node.inner(target.field(), block.nameSpan())));
    }
  }

  /**
   * The struct of a block that is bound straight; null if it is not.
   *
   * @param element its index in a list; -1 for none
   */
  private @Nullable Struct straight(
      FieldCollector draft, int index, @Nullable String struct, int element, Cursor block) {
    if (straight == null || struct == null) {
      return null;
    }
    Value known = expected == null || draft.type() != schema.root() ? null : expected.get(index);
    if (element >= 0) {
      known = StraightBinder.element(known, element);
    }
    return straight.bind(draft.field(index), schema.struct(struct), block.node(), known);
  }

  private @Nullable Struct struct(
      FieldCollector draft, int index, @Nullable String struct, Cursor block, SpanNode node) {
    StructType type = choice.of(draft, index, struct, block.nameSpan());
    if (type != null && struct == null && choice.isValueInBlock(draft, index, type, block)) {
      return null;
    }
    Struct bound = type == null ? null : bind(type, block.items(), node, block.nameSpan());
    return reports.filled(draft.field(index), bound, block.nameSpan());
  }

  private void element(
      FieldCollector draft, int index, @Nullable String struct, Cursor block, SpanNode node) {
    Field field = draft.field(index);
    draft.markSet(index, block.nameSpan());
    if (field.table()) {
      TableBuilder table = draft.table(index, schema);
      SpanNode at = node.element(index, table.rows(), block.nameSpan());
      addRow(table, struct(draft, index, struct, block, at));
    } else {
      List<@Nullable Value> list = draft.list(index);
      Struct found = straight(draft, index, struct, list.size(), block);
      if (found == null) {
        SpanNode at = node.element(index, list.size(), block.nameSpan());
        found = struct(draft, index, struct, block, at);
      }
      list.add(found);
    }
  }

  private static void addRow(TableBuilder table, @Nullable Struct row) {
    table.addRow();
    for (int i = 0; row != null && i < row.type().fields().size(); i++) {
      table.put(i, ((Scalar) requireNonNull(row.get(i))).bits());
    }
  }

  private void namedElement(
      FieldCollector draft, Target.NamedElement target, Cursor block, SpanNode node) {
    SpanNode at = node.element(target.field(), target.element(), block.nameSpan());
    Span first = draft.firstElement(target.field(), target.element());
    if (first != null) {
      names.duplicate(block.name(), block.nameSpan(), first);
      return;
    }
    String type = ((Type.Nested) draft.field(target.field()).type()).struct();
    Struct value = struct(draft, target.field(), type, block, at);
    draft.setElement(target.field(), target.element(), value, block.nameSpan());
  }

  private void rowsBlock(FieldCollector draft, int index, Cursor block, SpanNode node) {
    Field field = draft.field(index);
    node.put(index, block.nameSpan());
    if (!names.first(draft, index, block.name(), block.nameSpan())) {
      return;
    }
    Cursor item = block.items();
    if (item.isEmpty()) {
      empty(draft, index);
    }
    while (item.next()) {
      if (item.isRows()) {
        addRows(draft, index, item.rows(), node);
      } else if (item.kind() == NodeKind.BLOCK && item.name().equals(block.name())) {
        element(draft, index, ((Type.Nested) field.type()).struct(), item, node);
      } else if (!item.hasError()) {
        reports.error("unknown-field", item.span(), block.name() + " allows only rows");
      }
    }
  }

  private void empty(FieldCollector draft, int index) {
    if (draft.field(index).table()) {
      draft.table(index, schema);
    } else {
      draft.list(index);
    }
  }

  private void ownRows(StructShape shape, FieldCollector draft, RunCursor found, SpanNode node) {
    if (shape.rows() < 0) {
      String message = names.owner(node) + " allows no rows";
      String known = NameChecks.names(shape);
      reports.error("unexpected-rows", found.span(), message, "it has: " + known);
      return;
    }
    draft.markSet(shape.rows(), found.span());
    addRows(draft, shape.rows(), found, node);
  }

  private void addRows(FieldCollector draft, int index, RunCursor found, SpanNode node) {
    Field field = draft.field(index);
    RowShape shape = shapes.row(field);
    if (field.table()) {
      TableBuilder table = draft.table(index, schema);
      node.putRows(index, table.rows(), found.again());
      rows.table(shape, found, table);
    } else {
      node.putRows(index, draft.list(index).size(), found.again());
      rows.structs(shape, field, found, draft.list(index));
    }
  }

  private void zipped(FieldCollector draft, Target.Zipped target, Cursor block, SpanNode node) {
    for (String id : target.zip().fields()) {
      int index = draft.type().indexOf(id);
      node.put(index, block.nameSpan());
      if (!names.first(draft, index, block.name(), block.nameSpan())) {
        return;
      }
    }
    ZipBinder zip = new ZipBinder(schema, draft.type(), target.zip(), separate, reports);
    FieldCollector common = new FieldCollector(zip.shape().struct());
    StructShape shape = shapes.of(common.type());
    Cursor item = block.items();
    common.setIncomplete(item.isIncomplete());
    while (item.next()) {
      if (item.isRows()) {
        zip.rows(item.rows(), node, block.nameSpan());
      } else if (item.kind() == NodeKind.BLOCK) {
        notInZip(block, item);
      } else if (!item.hasError()) {
        int index = draft.type().indexOf(target.zip().fields().get(0));
        SpanNode first = node.inner(index, block.nameSpan());
        attribute(shape, shape.target(item.name()), common, item, first.of(common.type()));
      }
    }
    curves(draft, target.zip(), zip, common, block.nameSpan());
  }

  private void notInZip(Cursor zip, Cursor block) {
    if (!block.hasWrongBraces()) {
      String message = zip.name() + " allows rows and attributes, not blocks";
      reports.error("unknown-field", block.nameSpan(), message);
    }
  }

  /** Each curve gets the common attributes and its own rows. */
  private void curves(
      FieldCollector draft, Zip zip, ZipBinder binder, FieldCollector common, Span block) {
    List<Value> tables = binder.finish();
    common.markSet(binder.shape().table(), block);
    for (int i = 0; i < tables.size(); i++) {
      common.set(binder.shape().table(), tables.get(i));
      Struct curve = completion.complete(common, block, () -> reports.text(block));
      if (curve == null) {
        return;
      }
      draft.set(draft.type().indexOf(zip.fields().get(i)), curve);
    }
  }
}
