package dev.diptych.text.shape;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowPlanLookup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The layouts of rows in the blocks of a schema. */
public final class SchemaRowPlans implements RowPlanLookup {
  private final Shapes shapes;
  private final Schema schema;

  /** Creates the lookup for the schema of {@code shapes}. */
  public SchemaRowPlans(Shapes shapes) {
    this.shapes = shapes;
    this.schema = shapes.schema();
  }

  @Override
  public @Nullable RowPlan planFor(List<String> blocks) {
    StructType type = schema.root();
    for (int i = 0; i < blocks.size(); i++) {
      Target target = shapes.of(type).target(blocks.get(i));
      boolean last = i == blocks.size() - 1;
      if (last && target instanceof Target.Zipped zipped) {
        return plan(schema, ZipShape.of(schema, type, zipped.zip()), zipped.zip().fields().size());
      }
      if (last && target instanceof Target.Rows rows) {
        return plan(type.fields().get(rows.field()));
      }
      type = inner(type, target);
      if (type == null) {
        return null;
      }
    }
    int own = shapes.of(type).rows();
    return own < 0 ? null : plan(type.fields().get(own));
  }

  /** The layout of rows with several curves. */
  public static RowPlan plan(Schema schema, ZipShape shape, int curves) {
    return RowPlan.zip(schema, shape.layout(), shape.key(), shape.value(), curves);
  }

  private @Nullable RowPlan plan(Field field) {
    return field.table() ? RowPlan.table(schema, schema.layout(field)) : null;
  }

  private @Nullable StructType inner(StructType type, @Nullable Target target) {
    String struct = null;
    if (target instanceof Target.Block block) {
      struct = block.struct();
    } else if (target instanceof Target.Element element) {
      struct = element.struct();
    } else if (target instanceof Target.TaggedElement kind) {
      struct = kind.struct();
    } else if (target instanceof Target.NamedElement named
        && type.fields().get(named.field()).type() instanceof Type.Nested nested) {
      struct = nested.struct();
    }
    return struct == null ? null : schema.struct(struct);
  }
}
