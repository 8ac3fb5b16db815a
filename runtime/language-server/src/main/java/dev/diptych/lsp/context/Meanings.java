package dev.diptych.lsp.context;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.schema.Zip;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import dev.diptych.text.shape.ZipShape;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds what the schema knows about the braces of a text.
 *
 * @param shapes the shapes of its schema
 * @param outline its outline
 */
public record Meanings(Shapes shapes, Outline outline) {
  private static final int MAX_DEPTH = 64;

  /** The meaning of {@code group}. */
  public Meaning of(Group group) {
    return of(group, 0);
  }

  private Meaning of(Group group, int depth) {
    Group parent = group.parent();
    if (depth > MAX_DEPTH) {
      return Meaning.UNKNOWN;
    }
    if (parent == null) {
      return struct(shapes.schema().root(), null);
    }
    return switch (group.kind()) {
      case REPEAT, AT, TEXT -> of(parent, depth + 1);
      case LET -> definition(outline.name(group), depth);
      case BLOCK -> block(of(parent, depth + 1), outline.name(group), parent);
    };
  }

  /** Items that a definition names mean what they mean where they are used first. */
  private Meaning definition(String name, int depth) {
    for (Group group : outline.all()) {
      for (Span reference : group.references()) {
        if (outline.text(reference).equals(name)) {
          return of(group, depth + 1);
        }
      }
    }
    return Meaning.UNKNOWN;
  }

  private Meaning block(Meaning parent, String name, Group around) {
    StructShape shape = parent.attributesOnly() ? null : parent.shape();
    Target target = shape == null ? null : shape.target(name);
    return shape == null || target == null ? Meaning.UNKNOWN : target(shape.type(), target, around);
  }

  private Meaning target(StructType owner, Target target, Group around) {
    if (target instanceof Target.Zipped zipped) {
      return zip(owner, zipped.zip());
    }
    Field field = owner.fields().get(target.field());
    if (target instanceof Target.Rows) {
      return new Meaning(null, field, rows(field, null), false);
    }
    String struct = struct(owner, target, field, around);
    return struct == null ? Meaning.UNKNOWN : struct(shapes.schema().struct(struct), field);
  }

  private @Nullable String struct(StructType owner, Target target, Field field, Group around) {
    if (target instanceof Target.TaggedElement tagged) {
      return tagged.struct();
    }
    String named = null;
    if (target instanceof Target.Block block) {
      named = block.struct();
    } else if (target instanceof Target.Element element) {
      named = element.struct();
    }
    if (named != null) {
      return named;
    }
    if (field.type() instanceof Type.Nested nested) {
      return nested.struct();
    }
    return field.type() instanceof Type.Switched switched
        ? selected(owner, switched, around)
        : null;
  }

  /** The struct that an attribute of the block around selects, or null. */
  public @Nullable String selected(StructType owner, Type.Switched type, Group around) {
    Field selector = type.on() == null ? null : owner.field(type.on());
    if (selector == null) {
      return null;
    }
    for (Group.Attribute attribute : around.attributes()) {
      if (outline.text(attribute.name()).equals(selector.name())) {
        String value = outline.text(outline.valueAfter(attribute.assign()));
        return CaseLookup.of(type, value(selector, value));
      }
    }
    Long bits = selector.defaultBits();
    return bits == null ? null : CaseLookup.of(type, new Scalar(bits));
  }

  private @Nullable Value value(Field field, String word) {
    if (field.type() instanceof Type.Text text && word.startsWith("\"")) {
      return new Blob(word.replace("\"", "").getBytes(Charset.forName(text.encoding())));
    }
    if (word.startsWith("x\"")) {
      String digits = word.replaceAll("[^0-9a-fA-F]", "");
      return digits.length() % 2 == 0 ? new Blob(HexFormat.of().parseHex(digits)) : null;
    }
    return scalar(field, word);
  }

  private @Nullable Scalar scalar(Field field, String word) {
    EnumType names = shapes.schema().names(field.type().names());
    Long named = names == null ? null : names.valueOf(word);
    if (named != null) {
      return new Scalar(named);
    }
    try {
      return new Scalar(Long.decode(word));
    } catch (NumberFormatException e) {
      return null;
    }
  }

  private Meaning struct(StructType type, @Nullable Field field) {
    StructShape shape = shapes.of(type);
    List<Column> columns =
        shape.rows() < 0 ? List.of() : rows(type.fields().get(shape.rows()), field);
    return new Meaning(shape, field, columns, false);
  }

  /** The columns of the rows of {@code field}; {@code owner} is the field that contains them. */
  private List<Column> rows(Field field, @Nullable Field owner) {
    RowShape row = shapes.row(field);
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < row.cells().size(); i++) {
      RowShape.Cell cell = row.cells().get(i);
      Field outer = row.struct().fields().get(cell.path().get(0));
      Unit unit = field.table() ? shapes.schema().unit(field, i, owner) : cell.field().unit();
      String doc = outer.doc().isEmpty() ? cell.field().doc() : outer.doc();
      Column column = new Column(outer.attribute(), cell.field(), unit, i == row.key(), doc);
      columns.add(column.key() ? 0 : columns.size(), column);
    }
    return columns;
  }

  private Meaning zip(StructType owner, Zip zip) {
    Schema schema = shapes.schema();
    ZipShape shape = ZipShape.of(schema, owner, zip);
    Field table = shape.struct().fields().get(shape.table());
    Field key = shape.layout().columns().get(shape.key()).field();
    Field value = shape.layout().columns().get(shape.value()).field();
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(key.id(), key, schema.unit(table, shape.key(), null), true, key.doc()));
    for (String id : zip.fields()) {
      Field curve = owner.field(id);
      Unit unit = schema.unit(table, shape.value(), curve);
      columns.add(new Column(id, value, unit, false, curve.doc()));
    }
    return new Meaning(shapes.of(shape.struct()), null, columns, true);
  }
}
