package dev.diptych.binary.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Numbers in messages have the notation of texts. */
class ValueTextTest {
  private static final Schema SCHEMA =
      new Schema(
          new FormatName("test", "Test", "1", null, true),
          null,
          "root",
          TextStyle.DEFAULT,
          Map.of("root", new StructType("root", List.of(), null, List.of(), "")),
          Map.of("side", new EnumType("side", Map.of(1L, "Left"))));

  private static String of(Type type, long bits) {
    return new ValueText(SCHEMA).of(type, new Scalar(bits));
  }

  @Test
  void numbersAreDecimalUnlessTheSpecAsksForHexadecimalDigits() {
    assertThat(of(new Type.Numeric(ScalarKind.U4LE, null), 255)).isEqualTo("255");
    assertThat(of(new Type.Numeric(ScalarKind.S2BE, null), -255)).isEqualTo("-255");
    Notation hex = new Notation.Hex();
    assertThat(of(new Type.Numeric(ScalarKind.U4LE, null, hex), 255)).isEqualTo("0xff");
    assertThat(of(new Type.Numeric(ScalarKind.U8LE, null, hex), -1))
        .isEqualTo("0xffffffffffffffff");
    assertThat(of(new Type.Numeric(ScalarKind.S2BE, null, hex), -255)).isEqualTo("-0xff");
    assertThat(of(new Type.Numeric(ScalarKind.S8LE, null, hex), Long.MIN_VALUE))
        .isEqualTo("-0x8000000000000000");
    assertThat(of(new Type.Bits(12, null, hex), 0xabc)).isEqualTo("0xabc");
  }

  @Test
  void flagsHaveANameOrHexadecimalDigits() {
    Type flags = new Type.Numeric(ScalarKind.U1, "side", new Notation.Flags());
    assertThat(of(flags, 1)).isEqualTo("Left");
    assertThat(of(flags, 0x41)).isEqualTo("0x41");
  }
}
