package dev.diptych.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaReaderTest {
  private static final Map<String, Object> NUMBER =
      Map.of("id", "count", "name", "count", "type", "u4le");

  private static Map<String, Object> schema(Map<String, Object> field) {
    return Map.of(
        "format",
        Map.of("id", "sample", "title", "Sample", "version", "1"),
        "class",
        "sample.Sample",
        "root",
        "sample",
        "structs",
        List.of(Map.of("name", "sample", "fields", List.of(field))));
  }

  private static Map<String, Object> with(String key, Object value) {
    Map<String, Object> field = new HashMap<>(NUMBER);
    field.put(key, value);
    return field;
  }

  private static Field read(Map<String, Object> field) {
    return SchemaReader.read(schema(field)).root().fields().get(0);
  }

  @Test
  void omittedPropertiesHaveDefaults() {
    Schema schema = SchemaReader.read(schema(NUMBER));
    assertThat(schema.refusal()).isNull();
    assertThat(schema.enums()).isEmpty();
    Field field = schema.root().fields().get(0);
    assertThat(field.repeat()).isEqualTo(new Repeat.Once());
    assertThat(field.optional()).isFalse();
    assertThat(field.storage()).isEqualTo(Storage.PLAIN);
  }

  @Test
  void aRepeatIsANumberOrCounted() {
    assertThat(read(with("repeat", 3)).repeat()).isEqualTo(new Repeat.Fixed(3));
    assertThat(read(with("repeat", "counted")).repeat()).isEqualTo(new Repeat.Counted());
  }

  @Test
  void aDefaultMayNeedAll64Bits() {
    String largest = Long.toString(Long.MIN_VALUE);
    assertThat(read(with("default", largest)).defaultBits()).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void aStructIsATypeOfItsOwn() {
    Map<String, Object> field = with("type", "struct");
    field.put("struct", "inner");
    assertThat(read(field).type()).isEqualTo(new Type.Nested("inner"));
  }

  @Test
  void aliasesMayHaveVersions() {
    Map<String, Object> field =
        with("aliases", List.of(Map.of("name", "hp", "since", "2"), Map.of("name", "power")));
    Schema schema = SchemaReader.read(schema(field));
    assertThat(schema.root().fields().get(0).aliases())
        .containsExactly(new Alias("hp", "2"), new Alias("power", null));
    assertThat(SchemaReader.read(SchemaWriter.write(schema)).root().fields())
        .isEqualTo(schema.root().fields());
  }

  @Test
  void aliasesOfMembersHaveTheirValue() {
    Map<String, Object> map = new HashMap<>(schema(NUMBER));
    Map<String, Object> alias = Map.of("name", "hard", "since", "2", "value", "3");
    map.put(
        "enums",
        List.of(
            Map.of("name", "level", "names", Map.of("3", "Nightmare"), "aliases", List.of(alias))));
    Schema schema = SchemaReader.read(map);
    assertThat(schema.enums().get("level").former("Hard"))
        .isEqualTo(new EnumType.Former(3, new Alias("hard", "2")));
    assertThat(schema.enums().get("level").former("Nightmare")).isNull();
    assertThat(SchemaReader.read(SchemaWriter.write(schema)).enums().get("level").aliases())
        .isEqualTo(schema.enums().get("level").aliases());
  }

  @Test
  void aUnitIsASymbol() {
    assertThat(read(NUMBER).unit()).isNull();
    assertThat(read(with("measured_in", "cm")).unit()).isEqualTo(Unit.CENTIMETRE);
  }

  @Test
  @SuppressWarnings("unchecked")
  void unitsAreWritten() {
    Schema schema = SchemaReader.read(schema(with("measured_in", "cm")));
    var struct = ((List<Map<String, Object>>) SchemaWriter.write(schema).get("structs")).get(0);
    assertThat((List<Map<String, Object>>) struct.get("fields"))
        .containsExactly(with("measured_in", "cm"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"id", "name", "type"})
  void aFieldWithoutARequiredPropertyIsRejected(String key) {
    Map<String, Object> field = new HashMap<>(NUMBER);
    field.remove(key);
    assertThatThrownBy(() -> read(field)).hasMessage(key);
  }

  @Test
  void unknownWordsAreRejected() {
    assertThatThrownBy(() -> read(with("type", "u3le")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("U3LE");
    assertThatThrownBy(() -> read(with("role", "checksum")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("CHECKSUM");
    assertThatThrownBy(() -> read(with("place", "nowhere")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("NOWHERE");
    assertThatThrownBy(() -> read(with("measured_in", "kg")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("kg");
  }
}
