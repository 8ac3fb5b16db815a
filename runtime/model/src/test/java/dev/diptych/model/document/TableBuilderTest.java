package dev.diptych.model.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableBuilderTest {
  private static final RecordLayout LAYOUT =
      RecordLayout.of(
          new StructType("t", List.of(field("a", null), field("b", 7L)), "a", List.of(), ""));

  private static Field field(String id, Long fallback) {
    return new Field(
        id,
        id,
        new Type.Numeric(ScalarKind.S4LE, null),
        new Repeat.Once(),
        false,
        false,
        new Derivation.None(),
        fallback,
        null,
        Role.DATA,
        "");
  }

  @Test
  void rowsStartWithDefaults() {
    TableBuilder builder = new TableBuilder(LAYOUT, 0);
    for (int row = 0; row < 100; row++) {
      builder.addRow();
      builder.put(0, row);
    }
    Table table = builder.build();
    assertThat(table.rows()).isEqualTo(100);
    assertThat(table.bits(99, 0)).isEqualTo(99);
    assertThat(table.bits(99, 1)).isEqualTo(7);
  }

  @Test
  void oversizedTablesAreRejectedBeforeAllocation() {
    TableBuilder builder = new TableBuilder(LAYOUT, 0);
    builder.addRow();
    assertThat(builder.reserve(Integer.MAX_VALUE)).isFalse();
    assertThat(builder.reserve(TableBuilder.MAX_BYTES / 8)).isFalse();
    assertThat(builder.reserve(1000)).isTrue();
    assertThat(builder.rows()).isEqualTo(1);
  }
}
