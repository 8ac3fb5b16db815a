package dev.diptych.text.rows;

import static dev.diptych.model.schema.ScalarKind.F4LE;
import static dev.diptych.model.schema.ScalarKind.F8BE;
import static dev.diptych.model.schema.ScalarKind.S2LE;
import static dev.diptych.model.schema.ScalarKind.U1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.TextBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowReaderTest {
  @Test
  void numbersGoToTheirColumns() {
    byte[] record = read(Plans.table(F4LE, F8BE, S2LE, U1), "1.5 (-0 1e-3 -300 255)", 1)[0];
    ByteBuffer row = ByteBuffer.wrap(record).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(row.getFloat()).isEqualTo(1.5f);
    assertThat(row.getInt()).isEqualTo(0x8000_0000);
    assertThat(row.order(ByteOrder.BIG_ENDIAN).getDouble()).isEqualTo(1e-3);
    assertThat(row.order(ByteOrder.LITTLE_ENDIAN).getShort()).isEqualTo((short) -300);
    assertThat(row.get() & 0xFF).isEqualTo(255);
  }

  @Test
  void cellsGoToTheirCurves() {
    byte[][] curves = read(Plans.curves(3), " 0 ( 1 2\t3 )\r\n1(4 5 6)\n", 2);
    assertThat(curves).hasDimensions(3, 16);
    for (int i = 0; i < 3; i++) {
      ByteBuffer curve = ByteBuffer.wrap(curves[i]).order(ByteOrder.LITTLE_ENDIAN);
      assertThat(curve.getFloat(4)).isEqualTo(1f + i);
      assertThat(curve.getFloat(8)).isEqualTo(1f);
      assertThat(curve.getFloat(12)).isEqualTo(4f + i);
    }
  }

  /** Against the counter of line ends, which looks at each byte. */
  @Test
  void lineEndsBetweenRowsAreCounted() {
    Random random = new Random(1);
    String[] ends = {"\n", "\r\n", "\r", " ", "\t", "\r\r\n", "\n\r"};
    for (int i = 0; i < 500; i++) {
      StringBuilder rows = new StringBuilder();
      int count = 1 + random.nextInt(20);
      for (int row = 0; row < count; row++) {
        rows.append(ends[random.nextInt(ends.length)]).append(row).append(" (1)");
      }
      rows.append(random.nextBoolean() ? "" : ends[random.nextInt(ends.length)]);
      byte[] bytes = rows.toString().getBytes(US_ASCII);
      RowReader reader = new RowReader(Plans.curves(1), Plans.curves(1).allocate(count));
      assertThat(reader.read(bytes, 0, bytes.length, 0, count)).isTrue();
      TextWindow text = new TextWindow(TextBytes.of(ByteBuffer.wrap(bytes)));
      assertThat(reader.lines()).isEqualTo(LineCounter.count(text, 0, bytes.length));
    }
  }

  @Test
  void nonFiniteNumbersKeepTheirBits() {
    byte[] record = read(Plans.table(F4LE, F4LE, F4LE, F4LE), "0 (inf -inf nan:0x1 -nan)", 1)[0];
    ByteBuffer row = ByteBuffer.wrap(record).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(row.getInt(4)).isEqualTo(0x7f80_0000);
    assertThat(row.getInt(8)).isEqualTo(0xff80_0000);
    assertThat(row.getInt(12)).isEqualTo(0x7f80_0001);
    assertThat(row.getInt(16)).isEqualTo(0xffc0_0000);
  }

  @Test
  void namesAreReadAsNumbers() {
    byte[] record = read(Plans.named(U1, U1, U1), "0 (On Off 3)", 1)[0];
    assertThat(record).endsWith(7, 0, 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 (1 2 3)",
        "0 (1)",
        "0 ()",
        "(1 2)",
        "0 1 (1 2)",
        "0 (1 2",
        "0 1 2)",
        "0 (1 .5)",
        "0 (1 5.)",
        "0 (1 +5)",
        "0 (1 0x5)",
        "0 (1 1e999)",
        "0 (1 5x)",
        "0 (1 On)",
        "0 (1 \"a\")",
        "0 (1 (2))",
        "0 (1, 2)",
        "0 (1 2) # here",
        "# 0 (1 2)",
        "key = 1",
        "0 (1 2) x",
        "nan:0x0 (1 2)",
      })
  void rejectsUncommonForms(String text) {
    assertThat(reads(Plans.table(F4LE, F4LE), text, 1)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 (256)", "0 (-1)", "0 (1.0)", "0 (1e0)", "0 (99999999999999999999)"})
  void rejectsIntegersOutOfRange(String text) {
    assertThat(reads(Plans.table(U1), text, 1)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 (onn)", "0 (Onn)", "0 (O)", "0 (inf)", "0 (On.)"})
  void rejectsUnknownNames(String text) {
    assertThat(reads(Plans.named(U1), text, 1)).isFalse();
  }

  @Test
  void rejectsWrongNumbersOfCells() {
    assertThat(reads(Plans.curves(1), "0 (1) 1 (2)", 1)).isFalse();
    assertThat(reads(Plans.curves(1), "0 (1) 1 (2)", 2)).isTrue();
    assertThat(reads(Plans.curves(1), "0 (1) 1 (2)", 3)).isFalse();
  }

  private static boolean reads(RowPlan plan, String text, int rows) {
    byte[][] records = plan.allocate(rows);
    byte[] bytes = text.getBytes(US_ASCII);
    return new RowReader(plan, records).read(bytes, 0, bytes.length, 0, rows);
  }

  private static byte[][] read(RowPlan plan, String text, int rows) {
    byte[][] records = plan.allocate(rows);
    byte[] bytes = text.getBytes(US_ASCII);
    assertThat(new RowReader(plan, records).read(bytes, 0, bytes.length, 0, rows)).isTrue();
    return records;
  }
}
