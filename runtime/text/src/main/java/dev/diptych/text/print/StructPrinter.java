package dev.diptych.text.print;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.NestedDerivations;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.ChoiceNames;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.TaggedElements;
import dev.diptych.text.shape.UnknownItems;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Prints the fields of structs according to their shapes. */
final class StructPrinter {
  private final Shapes shapes;
  private final TextOutput out;
  private final Defaults defaults;
  private final ScalarPrinter scalars;
  private final ZipPrinter zips;
  private final ComputedValuePrinter notes;
  private final ResiduePrinter residues;
  private final Sizes sizes = new Sizes();
  private final IdentityHashMap<Field, ChoiceNames> choices = new IdentityHashMap<>();
  private final IdentityHashMap<StructType, PrintPlan> plans = new IdentityHashMap<>();

  StructPrinter(Shapes shapes, TextOutput out) {
    this.shapes = shapes;
    this.out = out;
    this.defaults = new Defaults(shapes.schema());
    this.scalars = new ScalarPrinter(shapes.schema(), out);
    this.zips = new ZipPrinter(shapes, out, scalars);
    this.notes = new ComputedValuePrinter(out, ScalarPrinter.ofComments(shapes.schema(), out));
    this.residues = new ResiduePrinter(out);
  }

  /** Prints the content of the block of {@code struct}. */
  void body(Struct whole) {
    body(whole, null);
  }

  /**
   * Prints the content of a block without some fields.
   *
   * @param omitted whether a field is omitted; null for none
   */
  void body(Struct whole, @Nullable Predicate<Field> omitted) {
    Struct struct = NestedDerivations.omit(whole);
    StructType type = struct.type();
    notes.print(struct);
    StructShape shape = shapes.of(type);
    PrintPlan plan = plan(type);
    Set<String> zipped = Set.of();
    for (int i = 0; i < type.fields().size(); i++) {
      if (omitted == null && plan.number(i, struct.get(i), out)) {
        continue;
      }
      Field field = type.fields().get(i);
      Zip zip = zipOf(type, field);
      if (zip != null && field.id().equals(zip.fields().get(0)) && zips.print(struct, zip)) {
        zipped = new HashSet<>(zipped);
        zipped.addAll(zip.fields());
      }
      boolean shown = !zipped.contains(field.id()) && (omitted == null || !omitted.test(field));
      if (shown && !omitted(struct, field, struct.get(i))) {
        field(shape, struct, i);
      }
    }
    residues.print(type, struct.residue());
  }

  /** The table that a field can be a part of; null if there is none. */
  static @Nullable Zip zipOf(StructType type, Field field) {
    if (type.zips().isEmpty()) {
      return null; // As for most structs: not even an iterator is needed.
    }
    for (Zip zip : type.zips()) {
      if (zip.fields().contains(field.id())) {
        return zip;
      }
    }
    return null;
  }

  private boolean omitted(Struct struct, Field field, @Nullable Value value) {
    boolean cut = struct.residue().cut() != null;
    if (cut && value == null) {
      return true;
    }
    if (!field.derived()) {
      return defaults.isDefault(field, value);
    }
    if (cut && Deriver.constant(field) == null) {
      // What it is derived from may be missing.
      return false;
    }
    // Values that only encoding can derive were verified when the file was decoded.
    if (field.derivation() instanceof Derivation.Outside
        || field.isOffset()
        || field.isChecksum()) {
      return value == null;
    }
    if (field.optional() && Deriver.isUnmeasured(field, struct)) {
      return value == null;
    }
    Value derived = Deriver.derive(field, struct, sizes);
    return value == null || derived == null || derived.equals(value);
  }

  private void field(StructShape shape, Struct owner, int index) {
    Field field = owner.type().fields().get(index);
    Value value = requireNonNull(owner.get(index));
    if (value instanceof Struct struct) {
      nested(field, owner, ZeroPadding.remove(field, struct));
    } else if (empty(value)) {
      out.line(field.attribute() + " = ()");
    } else if (value instanceof Table table && field.type() instanceof Type.Numeric number) {
      scalars.tuple(field, number, table);
    } else if (value instanceof Table table) {
      table(shape, index, field, table);
    } else if (value instanceof Sequence sequence) {
      sequence(shape, owner, index, sequence);
    } else {
      scalars.attribute(field, value);
    }
  }

  private static boolean empty(Value value) {
    return value instanceof Table table
        ? table.rows() == 0
        : value instanceof Sequence sequence && sequence.elements().isEmpty();
  }

  private void nested(Field field, Struct owner, Struct struct) {
    ChoiceNames names = choices(field);
    String mentioned = names.mentioned(owner, struct);
    Field offset = onlyOffset(struct);
    RowShape.Cell single = plan(struct.type()).single();
    if (single != null && CellAccess.isPlain(struct)) {
      scalars.attribute(names.attribute(mentioned), single.field(), CellAccess.get(struct, single));
    } else if (offset != null) {
      scalars.attribute(names.attribute(mentioned), offset, struct.require(offset.id()));
    } else {
      block(names.block(mentioned), struct);
    }
  }

  /** The offset that is the only value of {@code struct} in the text, or null. */
  private @Nullable Field onlyOffset(Struct struct) {
    if (!shapes.schema().hasOffsets()) {
      return null;
    }
    RowShape row = RowShape.inline(shapes.schema(), struct.type()).orElse(null);
    Field field = row == null ? null : row.cells().get(0).field();
    boolean only =
        field != null
            && field.isOffset()
            && struct.get(field.id()) != null
            && CellAccess.isPlain(struct.with(field.id(), null));
    return only ? field : null;
  }

  private ChoiceNames choices(Field field) {
    ChoiceNames known = choices.get(field);
    return known == null ? choices.computeIfAbsent(field, ChoiceNames::new) : known;
  }

  private PrintPlan plan(StructType type) {
    PrintPlan plan = plans.get(type);
    if (plan == null) {
      plan = new PrintPlan(shapes, type, scalars);
      plans.put(type, plan);
    }
    return plan;
  }

  private void block(String name, Struct struct) {
    out.open(name);
    body(struct);
    out.close();
  }

  private void table(StructShape shape, int index, Field field, Table table) {
    boolean inline = index == shape.rows();
    if (!inline) {
      out.open(field.name());
    }
    RowPlan plan = RowPlan.table(shapes.schema(), table.layout());
    out.rows(shapes.schema(), plan, List.of(table));
    if (!inline) {
      out.close();
    }
  }

  private void sequence(StructShape shape, Struct owner, int index, Sequence sequence) {
    Field field = owner.type().fields().get(index);
    UnknownItems unknown = shape.unknownItems();
    boolean kinds = field.elements() != null && field.repeat() instanceof Repeat.Counted;
    if (kinds || (unknown != null && unknown.field() == index)) {
      kinds(shape, field, sequence.elements());
    } else if (field.elements() != null) {
      namedElements(field, sequence.elements(), owner.isCut(index));
    } else if (!(sequence.elements().get(0) instanceof Struct)) {
      scalars.tuple(field, sequence);
    } else if (index == shape.rows() || shapes.rowOf(field).isEmpty()) {
      elements(field, owner, sequence.elements());
    } else {
      out.open(field.name());
      elements(field, owner, sequence.elements());
      out.close();
    }
  }

  /** Elements of a tagged list, each named by its tag, or verbatim. */
  private void kinds(StructShape shape, Field field, List<Value> elements) {
    TaggedElements kinds = TaggedElements.of(shapes.schema(), field);
    UnknownItemPrinter items = new UnknownItemPrinter(shapes.schema(), shape);
    for (Value element : elements) {
      Struct struct = (Struct) element;
      byte[] item = items.printable(struct);
      String kind = kinds == null ? null : kinds.name(struct);
      if (item != null) {
        out.begin();
        out.buffer().put(item, 0, item.length);
        out.end();
      } else if (kinds != null && kind != null) {
        block(kind, (Struct) requireNonNull(struct.get(kinds.body())));
      } else {
        block(field.name(), struct);
      }
    }
  }

  /** The last elements may be missing if they are a {@code part}: then the text has all others. */
  private void namedElements(Field field, List<Value> elements, boolean part) {
    EnumType names = requireNonNull(shapes.schema().names(field.elements()), field.id());
    Value defaultElement = defaults.element(field);
    for (int i = 0; i < elements.size(); i++) {
      if (part || !elements.get(i).equals(defaultElement)) {
        block(requireNonNull(names.nameOf(i)), (Struct) elements.get(i));
      }
    }
  }

  /** Prints elements as rows, or as blocks if a row would lose information. */
  private void elements(Field field, Struct owner, List<Value> elements) {
    RowShape row = shapes.rowOf(field).orElse(null);
    ChoiceNames names = choices(field);
    for (Value element : elements) {
      Struct struct = ZeroPadding.remove(field, (Struct) element);
      if (row != null && CellAccess.isPlain(struct)) {
        scalars.row(row, struct);
      } else {
        block(names.block(names.mentioned(owner, struct)), struct);
      }
    }
  }
}
