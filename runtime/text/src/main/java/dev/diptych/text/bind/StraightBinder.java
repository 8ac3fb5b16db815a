package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Source;
import dev.diptych.text.number.NumberReader;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.Target;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Binds blocks whose items are in the order of the fields, as printed texts have them: each name is
 * compared with those that may follow the one before it, and no location is kept. Anything else,
 * errors above all, is left to {@link BlockBinder}, which gives the same for the blocks that are
 * bound here.
 */
abstract class StraightBinder {
  /** No item. */
  static final int NONE = -1;

  /** A default of more bytes is left to the other binder, which counts it before it exists. */
  private static final long MAX_DEFAULT = 1 << 16;

  private final Shapes shapes;
  private final Schema schema;
  private final Defaults defaults;
  private final BindReporter reports;
  private final Sizes sizes = new Sizes();
  private final NumberReader reader = new NumberReader();
  private final Allowance allowance;

  /** What the omitted values of the block cost that is bound. */
  private long cost;

  private final IdentityHashMap<StructType, StraightPlan> plans = new IdentityHashMap<>();

  /**
   * @param source the text
   * @param allowance memory that the text may use for omitted values
   */
  StraightBinder(Source source, Shapes shapes, Allowance allowance) {
    this.allowance = allowance;
    this.shapes = shapes;
    this.schema = shapes.schema();
    this.defaults = new Defaults(schema);
    // What it receives is reported by the other binder.
    this.reports = new BindReporter(source, new Diagnostics(), Allowance.unlimited());
  }

  /** Receives errors that the other binder reports. */
  final BindReporter reports() {
    return reports;
  }

  /** The first item of a block; {@link #NONE} if it has none. */
  abstract int first(int block);

  /** The item behind one of a block; {@link #NONE} if that is the last one. */
  abstract int following(int item, int block);

  /** The index in a plan, from one on, of what an item is; -1 if it is not in it. */
  abstract int find(StraightPlan plan, int from, int item);

  /**
   * The value of an attribute; null if it is read in the other way.
   *
   * @param item what it is
   * @param at the item that was found last
   * @param expected a value that it probably has, which is returned if it has; or null
   */
  abstract @Nullable Value attribute(StraightItem item, int at, @Nullable Value expected);

  /** Whether an item is a row without a key. */
  abstract boolean isRow(int item);

  /**
   * The struct of a row; null if it is read in the other way.
   *
   * @param row how it is bound
   * @param at the item, which is a row
   */
  abstract @Nullable Struct row(StraightRow row, int at);

  /**
   * The struct of a block.
   *
   * @param field the field that it is a value of
   * @param type its type
   * @param block the node
   * @param expected what it probably is, which is returned if it is that; or null
   * @return null if it has to be bound in the other way
   */
  final @Nullable Struct bind(Field field, StructType type, int block, @Nullable Value expected) {
    cost = 0;
    Struct struct = bind(field, plan(type), block, expected);
    return struct != null && allowance.take(cost) ? struct : null;
  }

  private @Nullable Struct bind(
      Field field, StraightPlan plan, int block, @Nullable Value expected) {
    if (!plan.isPossible) {
      return null;
    }
    boolean isKnown = expected instanceof Struct known && known.type() == plan.type;
    Struct struct = struct(plan, block, isKnown ? (Struct) expected : null);
    boolean isBound = struct != null && ZeroPadding.zeros(field, struct) == 0;
    plan.count(isBound);
    return isBound ? struct : null;
  }

  // ---------------------------------------------------------------- plans

  final StraightPlan plan(StructType type) {
    StraightPlan plan = plans.get(type);
    if (plan == null) {
      plan = newPlan(type);
      plans.put(type, plan);
    }
    return plan;
  }

  private StraightPlan newPlan(StructType type) {
    List<StraightItem> items = new ArrayList<>();
    for (Map.Entry<String, Target> named : shapes.of(type).targets().entrySet()) {
      items.add(item(type, named.getKey(), named.getValue()));
    }
    addRows(type, items);
    StraightPlan plan = new StraightPlan(type, items);
    plan.isPossible = type.zips().isEmpty() && type.nestedDerivations().isEmpty();
    plan.isValue = RowShape.inline(schema, type).isPresent();
    for (Field field : type.fields()) {
      plan.hasDerived |= field.derived();
      plan.isPossible &= !(field.derivation() instanceof Derivation.PresenceOf);
    }
    return plan;
  }

  /** Adds the rows of a block, behind the items of the fields before. */
  private void addRows(StructType type, List<StraightItem> items) {
    int index = shapes.of(type).rows();
    Field field = index < 0 ? null : type.fields().get(index);
    StraightRow row = field == null ? null : row(field);
    if (field != null && row != null) {
      int at = 0;
      while (at < items.size() && items.get(at).index() < index) {
        at++;
      }
      items.add(at, StraightItem.row(index, field, row));
    }
  }

  /** How a row of a field is bound; null if rows of it are left to the other binder. */
  private @Nullable StraightRow row(Field field) {
    RowShape shape = field.table() ? null : shapes.rowOf(field).orElse(null);
    if (shape == null || shape.key() >= 0) {
      return null;
    }
    @Nullable NumberBinder[] numbers = new NumberBinder[shape.cells().size()];
    for (int i = 0; i < numbers.length; i++) {
      Field cell = shape.cells().get(i).field();
      numbers[i] = number(cell.name(), cell);
    }
    return new StraightRow(schema, shape, numbers, reports);
  }

  private StraightItem item(StructType type, String name, Target target) {
    int index = target.field();
    Field field = type.fields().get(Math.max(0, index));
    if (target instanceof Target.Attribute) {
      return StraightItem.attribute(name, index, field, number(name, field));
    }
    StraightRow row = target instanceof Target.Rows ? row(field) : null;
    if (row != null) {
      return StraightItem.rows(name, index, field, row);
    }
    boolean isElement = target instanceof Target.Element && !field.table();
    if (target instanceof Target.Block || isElement) {
      String struct =
          target instanceof Target.Block block
              ? block.struct()
              : ((Target.Element) target).struct();
      return struct == null
          ? StraightItem.choice(name, index, field, (Type.Switched) field.type())
          : StraightItem.block(name, index, field, schema.struct(struct));
    }
    return StraightItem.other(name, index, field);
  }

  private @Nullable NumberBinder number(String name, Field field) {
    if (field.repeated() || field.isOffset() || field.type().flags()) {
      return null;
    }
    return NumberBinder.of(schema, name, field.type(), reports, reader);
  }

  // ---------------------------------------------------------------- items

  private @Nullable Struct struct(StraightPlan plan, int block, @Nullable Struct expected) {
    @Nullable Value[] found = new Value[plan.type.fields().size()];
    List<Value> list = List.of();
    int listed = -1;
    int at = 0;
    for (int node = first(block); node != NONE; node = following(node, block)) {
      at = find(plan, at, node);
      StraightItem item = at < 0 ? null : plan.items[at];
      if (item == null) {
        return null;
      }
      boolean isElement = item.isElement();
      Value known = expected == null ? null : expected.get(item.index());
      if (isElement) {
        known = element(known, item.index() == listed ? list.size() : 0);
      }
      Value value = value(plan, item, node, found, known);
      if (value == null) {
        return null;
      }
      if (isElement && item.index() == listed) {
        list.add(value);
        continue;
      }
      if (found[item.index()] != null) {
        return null;
      }
      if (listed >= 0) {
        found[listed] = sequence(list, expected == null ? null : expected.get(listed));
        listed = -1;
      }
      if (isElement) {
        list = new ArrayList<>();
        list.add(value);
        listed = item.index();
      } else {
        found[item.index()] = value;
      }
    }
    if (listed >= 0) {
      found[listed] = sequence(list, expected == null ? null : expected.get(listed));
    }
    return complete(plan, found, expected);
  }

  /** An element of a list that may be another value, or shorter; null if there is none. */
  static @Nullable Value element(@Nullable Value list, int index) {
    return list instanceof Sequence known && index < known.elements().size()
        ? known.elements().get(index)
        : null;
  }

  static Value sequence(List<Value> list, @Nullable Value expected) {
    boolean isSame = expected instanceof Sequence known && known.elements().equals(list);
    return isSame && expected != null ? expected : new Sequence(list);
  }

  /** One of two equal values: comparing it with the expected one again takes no time. */
  static @Nullable Value known(@Nullable Value value, @Nullable Value expected) {
    return value != null && value.equals(expected) ? expected : value;
  }

  private @Nullable Value value(
      StraightPlan plan,
      StraightItem item,
      int node,
      @Nullable Value[] found,
      @Nullable Value expected) {
    StraightRow row = item.row();
    if (row != null) {
      return item.isRow() ? row(item, row, node, expected) : rows(item, row, node, expected);
    }
    if (!item.isBlock()) {
      return attribute(item, node, expected);
    }
    StraightPlan inner = item.struct() == null ? selected(plan, item, found) : plan(item.struct());
    return inner == null ? null : bind(item.field(), inner, node, expected);
  }

  private @Nullable Value rows(
      StraightItem item, StraightRow row, int block, @Nullable Value expected) {
    List<Value> list = new ArrayList<>();
    for (int node = first(block); node != NONE; node = following(node, block)) {
      Value known = element(expected, list.size());
      Value value = isRow(node) ? row(item, row, node, known) : null;
      if (value == null) {
        return null;
      }
      list.add(value);
    }
    return list.isEmpty() ? null : sequence(list, expected);
  }

  private @Nullable Value row(
      StraightItem item, StraightRow row, int node, @Nullable Value expected) {
    Struct struct = row(row, node);
    boolean isBound = struct != null && ZeroPadding.zeros(item.field(), struct) == 0;
    return isBound ? known(struct, expected) : null;
  }

  /** The struct that a sibling selects. */
  private @Nullable StraightPlan selected(
      StraightPlan plan, StraightItem item, @Nullable Value[] found) {
    Type.Switched choice = item.choice();
    String on = choice == null ? null : choice.on();
    Value selector = on == null ? null : found[plan.type.indexOf(on)];
    String chosen = choice == null || selector == null ? null : CaseLookup.of(choice, selector);
    StraightPlan inner = chosen == null ? null : plan(schema.struct(chosen));
    return inner == null || inner.isValue ? null : inner;
  }

  // ---------------------------------------------------------------- omitted fields

  private @Nullable Struct complete(
      StraightPlan plan, @Nullable Value[] found, @Nullable Struct expected) {
    List<Field> fields = plan.type.fields();
    for (int i = 0; i < found.length; i++) {
      Value value = found[i];
      if (value == null && !plan.mayLack[i]) {
        value = omitted(fields.get(i));
        found[i] = value;
        if (value == null) {
          return null;
        }
      }
      if (value != null && plan.isCounted[i] && !fits(fields.get(i), value)) {
        return null;
      }
    }
    if (plan.hasDerived && !derive(plan.type, found)) {
      return null;
    }
    return expected != null && expected.residue().isEmpty() && hasAll(expected, found)
        ? expected
        : Struct.of(plan.type, found, Residue.NONE, List.of());
  }

  private static boolean hasAll(Struct struct, @Nullable Value[] values) {
    int i = 0;
    while (i < values.length && Objects.equals(values[i], struct.get(i))) {
      i++;
    }
    return i == values.length;
  }

  private @Nullable Value omitted(Field field) {
    boolean isNumber = !field.repeated() && !(field.type() instanceof Type.Nested);
    long memory = isNumber ? 0 : defaults.cost(field);
    if (memory > MAX_DEFAULT || !defaults.hasDefault(field)) {
      return null;
    }
    cost += memory;
    return defaults.of(field);
  }

  private static boolean fits(Field field, Value value) {
    return Completion.hasCount(field, value) && !Completion.isEmptyInstance(field, value);
  }

  private boolean derive(StructType type, @Nullable Value[] found) {
    Struct siblings = new Struct(type, found);
    for (int i = 0; i < found.length; i++) {
      Field field = type.fields().get(i);
      if (!field.derived()) {
        continue;
      }
      Value derived = Deriver.derive(field, siblings, sizes);
      Value given = found[i];
      if (given == null) {
        found[i] = derived;
        if (derived instanceof Scalar scalar && !DerivedRangeCheck.fits(field, scalar)) {
          return false;
        }
      } else if (derived != null
          && !Deriver.isUnconstrained(field, siblings)
          && !Deriver.agrees(field, given, derived)) {
        return false;
      }
    }
    return true;
  }
}
