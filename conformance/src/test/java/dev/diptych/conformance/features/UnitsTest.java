package dev.diptych.conformance.features;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.twin.Engine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The units of the numbers of the spec {@code units} and of the shipped formats. */
class UnitsTest {
  @Test
  void fieldsAndColumnsHaveTheDeclaredUnits() {
    Feature feature = new Feature(Repository.path("conformance/features/units"));
    Schema schema = feature.engine().schemas().values().iterator().next();
    assertThat(units(schema, "units"))
        .containsExactly(
            "rate f",
            "delay ms",
            "angle deg",
            "sizes mm",
            "path_x.time s",
            "path_x.value m",
            "path_y.time s",
            "path_y.value cm",
            "turn.time s",
            "turn.value rad",
            "share.time s");
    assertThat(units(schema, "units::tag")).containsExactly("time s");
  }

  @ParameterizedTest
  @CsvSource({
    "input_animation/1.1/shipped, simple_pose_curves, simple_ray_curves",
    "input_animation/1.1/documented, pose_curves, ray_curves",
  })
  void positionsOfShippedFormatsAreMetres(String name, String pose, String ray) {
    Schema schema = Engine.shipped().schemas().get(name);
    assertThat(units(schema, "input_animation_types::" + pose))
        .filteredOn(unit -> !unit.endsWith(".time s"))
        .containsExactly("position_x.value m", "position_y.value m", "position_z.value m");
    assertThat(units(schema, "input_animation_types::" + ray))
        .filteredOn(unit -> !unit.endsWith(".time s"))
        .containsExactly("origin_x.value m", "origin_y.value m", "origin_z.value m");
    assertThat(units(schema, "input_animation_types::boolean_keyframe")).containsExactly("time s");
  }

  @Test
  void markersHaveSeconds() {
    Schema schema = Engine.shipped().schemas().get("input_animation/1.1/shipped");
    assertThat(units(schema, "input_animation_types::marker")).containsExactly("time s");
  }

  @Test
  void keysOfMotionsAreFrames() {
    Schema schema = Engine.shipped().schemas().get("mikoto_motion/2");
    assertThat(units(schema, "mikoto_motion::motion")).containsExactly("endframe f");
    assertThat(units(schema, "mikoto_motion::vector_key")).containsExactly("frame f");
    assertThat(units(schema, "mikoto_motion::quaternion_key")).containsExactly("frame f");
  }

  /** The fields of {@code struct} with a unit, and the columns of the tables in them. */
  private static List<String> units(Schema schema, String struct) {
    List<String> units = new ArrayList<>();
    for (Field field : schema.struct(struct).fields()) {
      Field table = field.repeated() ? null : table(schema, field);
      if (table != null) {
        columns(schema, table, field, units);
      } else if (field.unit() != null) {
        units.add(field.id() + " " + field.unit());
      }
    }
    return units;
  }

  private static Field table(Schema schema, Field field) {
    StructType struct = field.type() instanceof Type.Nested nested ? schema.struct(nested) : null;
    return struct == null
        ? null
        : struct.fields().stream().filter(Field::table).findAny().orElse(null);
  }

  private static void columns(Schema schema, Field table, Field owner, List<String> units) {
    List<RecordLayout.Column> columns = schema.layout(table).columns();
    for (int i = 0; i < columns.size(); i++) {
      Unit unit = schema.unit(table, i, owner);
      if (unit != null) {
        units.add(owner.id() + "." + columns.get(i).field().id() + " " + unit);
      }
    }
  }
}
