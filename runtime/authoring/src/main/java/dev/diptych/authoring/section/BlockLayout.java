package dev.diptych.authoring.section;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.Target;
import dev.diptych.text.shape.ZipShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a schema knows about a block: the names in it, and the units of its attributes and rows.
 *
 * @param shapes the shapes of the schema
 * @param defaultKey the unit of keys in blocks that the schema does not know, or null
 * @param struct the struct that the block is, or null if the schema does not know the block
 * @param columns the units of its rows
 * @param keyUnit the unit of the keys of its rows, or null
 * @param isRows whether it has rows
 * @param hasKeys whether its rows have keys
 * @param hasUnnumberedKeys whether its rows have no keys, or keys that can be words
 * @param single whether a struct can only have one such block
 */
public record BlockLayout(
    Shapes shapes,
    @Nullable Unit defaultKey,
    @Nullable StructType struct,
    List<@Nullable Unit> columns,
    @Nullable Unit keyUnit,
    boolean isRows,
    boolean hasKeys,
    boolean hasUnnumberedKeys,
    boolean single) {

  /** The whole text. */
  public static BlockLayout root(Shapes shapes) {
    return new BlockLayout(
            shapes, defaultKey(shapes), null, List.of(), null, false, false, false, true)
        .ofStruct(shapes.schema().root(), true, null);
  }

  /** The unit of the keys of the first table that has one: formats have one unit of time. */
  private static @Nullable Unit defaultKey(Shapes shapes) {
    for (StructType struct : shapes.schema().structs().values()) {
      String key = struct.key();
      Unit unit = key == null ? null : struct.field(key).unit();
      if (unit != null) {
        return unit;
      }
    }
    return null;
  }

  /** A block that the schema does not know. */
  public BlockLayout unknown() {
    return new BlockLayout(
        shapes, defaultKey, null, List.of(), defaultKey, false, true, false, true);
  }

  /** Whether the schema knows the block. */
  public boolean isKnown() {
    return struct != null || isRows;
  }

  /** Whether plain texts may have blocks here that the schema does not know. */
  public boolean keepsUnknown() {
    return struct != null && shapes.of(struct).unknownItems() != null;
  }

  /** The layout of the block {@code name} in this one. */
  public BlockLayout child(String name) {
    Target target = struct == null ? null : shapes.of(struct).target(name);
    return target == null || struct == null ? unknown() : child(struct, target);
  }

  private BlockLayout child(StructType owner, Target target) {
    Schema schema = shapes.schema();
    if (target instanceof Target.Zipped zipped) {
      return ofZip(owner, zipped.zip());
    }
    if (target instanceof Target.Rows rows) {
      return ofRows(owner.fields().get(rows.field()), null);
    }
    if (target instanceof Target.Block block && block.struct() != null) {
      return ofStruct(schema.struct(block.struct()), true, owner.fields().get(block.field()));
    }
    if (target instanceof Target.NamedElement named
        && owner.fields().get(named.field()).type() instanceof Type.Nested nested) {
      return ofStruct(schema.struct(nested), true, null);
    }
    if (target instanceof Target.Element element && element.struct() != null) {
      return ofStruct(schema.struct(element.struct()), false, null);
    }
    if (target instanceof Target.TaggedElement tagged) {
      return ofStruct(schema.struct(tagged.struct()), false, null);
    }
    return unknown();
  }

  /** Whether the format keeps items with unknown names as they are written. */
  public boolean keepsUnknownItems() {
    return struct != null && shapes.of(struct).unknownItems() != null;
  }

  /** Whether the schema knows an attribute. */
  public boolean hasAttribute(String name) {
    return struct != null && shapes.of(struct).target(name) != null;
  }

  /** The unit of an attribute, or null. */
  public @Nullable Unit attribute(String name) {
    Target target = struct == null ? null : shapes.of(struct).target(name);
    if (target instanceof Target.Attribute attribute && struct != null) {
      return struct.fields().get(attribute.field()).unit();
    }
    if (target instanceof Target.Inline inline && struct != null) {
      Field field = struct.fields().get(inline.field());
      Optional<RowShape.Cell> cell =
          field.type() instanceof Type.Nested nested
              ? shapes.single(shapes.schema().struct(nested))
              : Optional.empty();
      return cell.map(single -> single.field().unit()).orElse(null);
    }
    return null;
  }

  /** The unit of cell {@code index} of its rows, or null. */
  public @Nullable Unit column(int index) {
    return index < columns.size() ? columns.get(index) : null;
  }

  private BlockLayout ofStruct(StructType type, boolean once, @Nullable Field owner) {
    int rows = shapes.of(type).rows();
    if (rows < 0) {
      return new BlockLayout(
          shapes, defaultKey, type, List.of(), defaultKey, false, true, false, once);
    }
    BlockLayout own = ofRows(type.fields().get(rows), owner);
    return new BlockLayout(
        shapes,
        defaultKey,
        type,
        own.columns,
        own.keyUnit,
        true,
        own.hasKeys,
        own.hasUnnumberedKeys,
        once);
  }

  /** Rows that are elements of {@code field}. */
  private BlockLayout ofRows(Field field, @Nullable Field owner) {
    RowShape row = shapes.row(field);
    List<@Nullable Unit> units = new ArrayList<>();
    Unit key = null;
    for (int i = 0; i < row.cells().size(); i++) {
      RowShape.Cell cell = row.cells().get(i);
      // A table has one cell for each column; other rows may have cells of inner structs.
      Unit unit = field.table() ? shapes.schema().unit(field, i, owner) : cell.field().unit();
      if (i == row.key()) {
        key = unit;
      } else {
        units.add(unit);
      }
    }
    boolean words = row.key() < 0 || !isNumber(row.cells().get(row.key()).field());
    return new BlockLayout(shapes, defaultKey, null, units, key, true, row.key() >= 0, words, true);
  }

  /** Whether values of {@code field} have no names. */
  private static boolean isNumber(Field field) {
    Type type = field.type();
    return (type instanceof Type.Numeric || type instanceof Type.Bits) && type.names() == null;
  }

  private BlockLayout ofZip(StructType owner, Zip zip) {
    Schema schema = shapes.schema();
    ZipShape shape = ZipShape.of(schema, owner, zip);
    Field table = shape.struct().fields().get(shape.table());
    List<@Nullable Unit> units = new ArrayList<>();
    for (String field : zip.fields()) {
      units.add(schema.unit(table, shape.value(), owner.field(field)));
    }
    Unit key = schema.unit(table, shape.key(), null);
    return new BlockLayout(shapes, defaultKey, null, units, key, true, true, false, true);
  }
}
