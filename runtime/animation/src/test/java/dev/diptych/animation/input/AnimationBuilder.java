package dev.diptych.animation.input;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builds animations for tests. Values are named by their path, such as {@code camera.rotation_w}.
 */
public final class AnimationBuilder {
  private final Schema schema;
  private final Map<String, List<float[]>> keys = new HashMap<>();
  private final Map<String, Long> numbers = new HashMap<>();
  private final Map<String, Value> values = new HashMap<>();
  private final Set<String> parts = new HashSet<>(Set.of("markers"));
  private int markers;
  private byte[] trailing = {};

  private AnimationBuilder(Schema schema) {
    this.schema = schema;
    if (schema.format().version().equals("1.0")) {
      parts.addAll(Set.of("camera", "hands"));
    }
  }

  public static AnimationBuilder of(String version, String layout) {
    return new AnimationBuilder(TestSchema.of(version, layout));
  }

  /** What MRTK 2.6 and later write. */
  public static AnimationBuilder shipped() {
    return of("1.1", "shipped");
  }

  /** What earlier MRTK wrote, with tangents. */
  public static AnimationBuilder old() {
    return of("1.0", "shipped");
  }

  /** Has a part even if it has no keys. */
  public AnimationBuilder part(String id) {
    parts.add(id);
    return this;
  }

  /** Adds keys to a curve: a time and a value, again and again. */
  public AnimationBuilder keys(String curve, double... timesAndValues) {
    for (int i = 0; i < timesAndValues.length; i += 2) {
      key(curve, (float) timesAndValues[i], (float) timesAndValues[i + 1]);
    }
    return this;
  }

  /** Adds one key with as many of its numbers as are given; an int as a float's number. */
  public AnimationBuilder key(String curve, float... numbers) {
    parts.add(curve.substring(0, curve.indexOf('.')));
    keys.computeIfAbsent(curve, path -> new ArrayList<>()).add(numbers);
    return this;
  }

  /** Adds one key to each of the first curves of a rotation. */
  public AnimationBuilder rotation(String pose, double time, double... xyzw) {
    for (int axis = 0; axis < xyzw.length; axis++) {
      keys(pose + ".rotation_" + "xyzw".charAt(axis), time, xyzw[axis]);
    }
    return this;
  }

  /** Sets a number that is not in a table, by its bits. */
  public AnimationBuilder number(String path, long bits) {
    numbers.put(path, bits);
    return this;
  }

  public AnimationBuilder marker(double time, String name) {
    return marker(time, name.getBytes(StandardCharsets.UTF_8));
  }

  public AnimationBuilder marker(double time, byte[] name, int... length) {
    String path = "markers.markers[" + markers++ + "]";
    number(path + ".time", bits((float) time));
    values.put(path + ".name.value", new Blob(name));
    if (length.length > 0) {
      byte[] bytes = new byte[length.length];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) length[i];
      }
      values.put(path + ".name.len_value", new Blob(bytes));
    }
    return this;
  }

  public AnimationBuilder trailing(int length) {
    trailing = new byte[length];
    return this;
  }

  public Document build() {
    Residue residue = Residue.trailing(new Blob(trailing));
    return new Document(schema, struct(schema.root(), Path.ROOT).with(residue));
  }

  private Struct struct(StructType type, Path path) {
    Value[] built = new Value[type.fields().size()];
    for (int i = built.length - 1; i >= 0; i--) {
      // From the end: counts and lengths depend on the fields after them.
      Field field = type.fields().get(i);
      built[i] = field(field, path.field(field.id()), new Struct(type, built));
    }
    return new Struct(type, built);
  }

  private Value field(Field field, Path path, Struct siblings) {
    String name = path.toString();
    if (values.containsKey(name)) {
      return values.get(name);
    }
    if (numbers.containsKey(name)) {
      return new Scalar(numbers.get(name));
    }
    if (field.derived()) {
      return Deriver.derive(field, siblings);
    }
    if (field.table()) {
      return table(schema.layout(field), name.replace(".keyframes", ""));
    }
    if (!(field.type() instanceof Type.Nested nested)) {
      return new Scalar(field.defaultBits() == null ? 0 : field.defaultBits());
    }
    return nested(field, schema.struct(nested), path);
  }

  private Value nested(Field field, StructType type, Path path) {
    if (path.parent().parent() == null && !parts.contains(field.id())) {
      return null;
    }
    if (field.repeat() instanceof Repeat.Once) {
      return struct(type, path);
    }
    int count = field.repeat() instanceof Repeat.Fixed fixed ? fixed.count() : markers;
    List<Value> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      elements.add(struct(type, path.at(i)));
    }
    return new Sequence(elements);
  }

  private Table table(RecordLayout layout, String curve) {
    List<float[]> rows = keys.getOrDefault(curve, List.of());
    TableBuilder table = new TableBuilder(layout, rows.size());
    for (float[] row : rows) {
      table.addRow();
      for (int column = 0; column < layout.columns().size(); column++) {
        RecordLayout.Column c = layout.columns().get(column);
        if (column >= row.length) {
          table.put(column, c.field().defaultBits());
        } else {
          table.put(column, c.kind().isFloat() ? bits(row[column]) : (long) row[column]);
        }
      }
    }
    return table.build();
  }

  private static long bits(float number) {
    return Float.floatToRawIntBits(number) & 0xFFFF_FFFFL;
  }
}
