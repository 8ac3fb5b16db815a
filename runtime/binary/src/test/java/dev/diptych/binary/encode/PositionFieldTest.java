package dev.diptych.binary.encode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionFieldTest {
  private static final Path BOX = Path.ROOT.field("box");
  private static final Struct HOLDER = holder();

  private static Struct holder() {
    Type number = new Type.Numeric(ScalarKind.U4LE, null);
    Derivation none = new Derivation.None();
    Field field =
        new Field(
            "ofs", "ofs", number, new Repeat.Once(), false, false, none, null, null, Role.DATA, "");
    StructType type =
        new StructType("box", List.of(field), null, List.of(), "", List.of(), List.of(), List.of());
    return new Struct(type, new Value[] {new Scalar(7)});
  }

  @ParameterizedTest
  @CsvSource({
    "ofs, box.ofs, 1, 0",
    "_root.ofs, ofs, 1, 0",
    "_parent.ofs * 4, ofs, 4, 0",
    "ofs + 16, box.ofs, 1, 16",
    "ofs * 2 - 8, box.ofs, 2, -8"
  })
  void findsTheFieldOfAnExpression(String expression, String path, long scale, long offset) {
    PositionField found = PositionField.find(expression, BOX, any -> HOLDER).orElseThrow();
    assertThat(found.path()).hasToString(path);
    assertThat(found.linear()).isEqualTo(new Linear(scale, offset));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ofs + len", "4", "_io.size - 4", "len", "_parent._parent.ofs", ""})
  void findsNoFieldInOtherExpressions(String expression) {
    assertThat(PositionField.find(expression, BOX, any -> HOLDER)).isEmpty();
  }

  @Test
  void computesTheLargestValueForAPosition() {
    PositionField field = PositionField.find("ofs * 4 + 8", BOX, any -> HOLDER).orElseThrow();
    assertThat(field.largest(48)).hasValue(10);
    assertThat(field.largest(51)).hasValue(10);
    assertThat(field.largest(8)).hasValue(0);
    assertThat(field.largest(7)).isEmpty();
  }
}
