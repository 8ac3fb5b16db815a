package dev.diptych.model.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ColumnUnitTest {
  private static final Type FLOAT = new Type.Numeric(ScalarKind.F4LE, null);
  private static final Type MODE = new Type.Numeric(ScalarKind.U1, "mode");
  private static final Type ROW = new Type.Nested("row");
  private static final StructType KEYED =
      new StructType(
          "row",
          List.of(
              field("time", FLOAT, null, Unit.SECOND),
              field("value", FLOAT, null, null),
              field("tangent", FLOAT, 0L, null),
              field("mode", MODE, null, null),
              field("angle", FLOAT, 0L, Unit.DEGREE)),
          "time",
          List.of(),
          "");
  private static final StructType PLAIN_KEY =
      new StructType("row", List.of(Field.plain("time", FLOAT)), "time", List.of(), "");
  private static final Field CURVE = field("curve", new Type.Nested("curve"), null, Unit.METRE);

  private static Field field(
      String id, Type type, @Nullable Long defaultBits, @Nullable Unit unit) {
    return new Field(
        id,
        id,
        type,
        new Repeat.Once(),
        false,
        false,
        new Derivation.None(),
        defaultBits,
        null,
        Role.DATA,
        "",
        Storage.PLAIN,
        unit,
        List.of());
  }

  private static Schema schema(StructType row) {
    FormatName format = new FormatName("sample", "Sample", "1", null, false);
    Map<String, StructType> structs = Map.of("row", row);
    return new Schema(format, null, "row", TextStyle.DEFAULT, structs, Map.of());
  }

  private static @Nullable Unit unit(int column, @Nullable Field owner) {
    return schema(KEYED).unit(field("rows", ROW, null, null), column, owner);
  }

  @Test
  void aColumnWithAUnitKeepsIt() {
    assertThat(unit(0, CURVE)).isEqualTo(Unit.SECOND);
    assertThat(unit(0, null)).isEqualTo(Unit.SECOND);
    assertThat(unit(4, CURVE)).isEqualTo(Unit.DEGREE);
  }

  @Test
  void aValueHasTheUnitOfItsCurve() {
    assertThat(unit(1, CURVE)).isEqualTo(Unit.METRE);
    assertThat(unit(1, null)).isNull();
    assertThat(unit(1, field("curve", new Type.Nested("curve"), null, null))).isNull();
  }

  @Test
  void columnsThatMeasureSomethingElseInheritNothing() {
    assertThat(unit(2, CURVE)).isNull();
    assertThat(unit(3, CURVE)).isNull();
    assertThat(schema(PLAIN_KEY).unit(field("rows", ROW, null, null), 0, CURVE)).isNull();
  }

  @Test
  void numbersWithoutAStructHaveTheUnitOfTheirField() {
    Schema schema = schema(KEYED);
    assertThat(schema.unit(field("xs", FLOAT, null, Unit.MILLIMETRE), 0, CURVE))
        .isEqualTo(Unit.MILLIMETRE);
    assertThat(schema.unit(field("ys", FLOAT, null, null), 0, CURVE)).isEqualTo(Unit.METRE);
    assertThat(schema.unit(field("ys", FLOAT, null, null), 0, null)).isNull();
  }
}
