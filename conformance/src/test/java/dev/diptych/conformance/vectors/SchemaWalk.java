package dev.diptych.conformance.vectors;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Generates unlikely documents by a seeded walk along a schema. Knows no format. */
public final class SchemaWalk {
  private static final int DEEPEST = 3;
  private static final int MOST = 3;

  private final Schema schema;
  private final Random random;
  private final WalkValues values;
  private final Map<Field, Boolean> present = new HashMap<>();

  private SchemaWalk(Schema schema, long seed, boolean named) {
    this.schema = schema;
    this.random = new Random(seed);
    this.values = new WalkValues(schema, random, named);
  }

  /** The document that {@code seed} makes. */
  public static Document document(Schema schema, long seed) {
    return document(schema, seed, false);
  }

  /** The same, where wanted without numbers that ought to have a name and have none. */
  public static Document document(Schema schema, long seed, boolean named) {
    SchemaWalk walk = new SchemaWalk(schema, seed, named);
    return new Document(schema, walk.struct(schema.root(), 0));
  }

  private Struct struct(StructType type, int depth) {
    List<Field> fields = type.fields();
    Value[] made = new Value[fields.size()];
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      if (!field.derived() && made[i] == null && present(type, field)) {
        made[i] = field(type, field, made, depth);
      }
    }
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).derived()) {
        made[i] = Deriver.derive(fields.get(i), new Struct(type, made));
      }
    }
    return new Struct(type, made);
  }

  /** The fields of one flag are all present or all absent. */
  private boolean present(StructType type, Field field) {
    for (Field other : type.fields()) {
      if (other.derivation() instanceof Derivation.PresenceOf presence
          && presence.fields().contains(field.id())) {
        return present.computeIfAbsent(other, flag -> random.nextBoolean());
      }
    }
    return true;
  }

  private Value field(StructType type, Field field, Value[] made, int depth) {
    if (field.table()) {
      return table(schema.layout(field));
    }
    if (!field.repeated()) {
      return element(type, field, made, depth);
    }
    int count =
        field.repeat() instanceof Repeat.Fixed fixed
            ? fixed.count()
            : depth >= DEEPEST ? 0 : random.nextInt(MOST) + (depth == 0 ? 2 : 0);
    List<Value> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      elements.add(element(type, field, made, depth));
    }
    return new Sequence(elements);
  }

  private Value element(StructType type, Field field, Value[] made, int depth) {
    if (field.type() instanceof Type.Nested nested) {
      return struct(schema.struct(nested), depth + 1);
    }
    if (field.type() instanceof Type.Switched switched) {
      Type.Switched.Case chosen = switched.cases().get(random.nextInt(switched.cases().size()));
      made[type.indexOf(switched.on())] = values.number(Long.parseLong(chosen.value()));
      return struct(schema.structs().get(chosen.struct()), depth + 1);
    }
    return values.of(field);
  }

  private Table table(RecordLayout layout) {
    int rows = random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(MOST);
    ByteBuffer data = ByteBuffer.allocate(rows * layout.stride());
    for (int row = 0; row < rows; row++) {
      for (RecordLayout.Column column : layout.columns()) {
        boolean key = column.field().id().equals(layout.struct().key());
        long bits = key ? values.step(column.kind(), row) : values.bits(column.field());
        column.kind().put(data, row * layout.stride() + column.offset(), bits);
      }
    }
    return new Table(layout, data.rewind());
  }
}
