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
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Comparisons of whole columns, against a change of one byte. */
class TableColumnsTest {
  private static final int ROWS = 1300;

  @ParameterizedTest
  @EnumSource(ScalarKind.class)
  void oneByteOfTheColumnMatters(ScalarKind kind) {
    RecordLayout layout = layout(kind);
    byte[] bytes = records(layout);
    Table table = new Table(layout, ByteBuffer.wrap(bytes));
    long bits = table.bits(0, 1);
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      int at = random.nextInt(bytes.length);
      byte[] changed = bytes.clone();
      changed[at]++;
      Table other = new Table(layout, ByteBuffer.wrap(changed));
      int inRow = at % layout.stride();
      boolean elsewhere = inRow < 1 || inRow > kind.width();
      assertThat(other.hasColumnOf(table, 1)).isEqualTo(elsewhere);
      assertThat(other.hasOnly(1, bits)).isEqualTo(elsewhere);
    }
    assertThat(table.hasOnly(1, bits + 1)).isFalse();
    Table shorter = new Table(layout, ByteBuffer.wrap(bytes, 0, bytes.length - layout.stride()));
    assertThat(shorter.hasColumnOf(table, 1)).isFalse();
  }

  /** Against each number of the column, random and with the limits of its kind. */
  @ParameterizedTest
  @EnumSource(ScalarKind.class)
  void finiteIsEachNumber(ScalarKind kind) {
    RecordLayout layout = layout(kind);
    Random random = new Random(3);
    double[] odd = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0};
    for (int i = 0; i < 200; i++) {
      byte[] bytes = records(layout);
      int row = random.nextInt(ROWS);
      ByteBuffer changed = ByteBuffer.wrap(bytes);
      double number = i < 150 ? odd[i % odd.length] : Float.MAX_VALUE * random.nextDouble();
      long bits =
          kind.width() == 8
              ? Double.doubleToRawLongBits(number)
              : Float.floatToRawIntBits((float) number) & 0xFFFF_FFFFL;
      for (int at = 0; at < ROWS; at++) {
        kind.put(changed, at * layout.stride() + 1, 1);
      }
      kind.put(changed, row * layout.stride() + 1, bits);
      Table table = new Table(layout, changed);
      boolean finite = !kind.isFloat() || Double.isFinite(number);
      assertThat(table.isFinite(1)).isEqualTo(finite);
    }
  }

  @ParameterizedTest
  @EnumSource(ScalarKind.class)
  void defaultsAreInEachRecord(ScalarKind kind) {
    for (long value : new long[] {0, 1, 0x7F}) {
      Field given = field("b", kind, value);
      RecordLayout layout = layout(given);
      for (int rows : new int[] {0, 1, 2, 3, 7, 64, 1000}) {
        ByteBuffer wanted = ByteBuffer.allocate(rows * layout.stride());
        for (int row = 0; row < rows; row++) {
          kind.put(wanted, row * layout.stride() + 1, value);
        }
        assertThat(layout.defaultRecords(rows)).isEqualTo(wanted.array());
      }
    }
  }

  /** Equal rows, with random numbers in the columns around the second one. */
  private static byte[] records(RecordLayout layout) {
    byte[] bytes = new byte[ROWS * layout.stride()];
    new Random(2).nextBytes(bytes);
    for (int at = layout.stride(); at < bytes.length; at += layout.stride()) {
      System.arraycopy(bytes, 1, bytes, at + 1, layout.stride() - 3);
    }
    return bytes;
  }

  private static RecordLayout layout(ScalarKind kind) {
    return layout(field("b", kind));
  }

  private static RecordLayout layout(Field second) {
    List<Field> fields = List.of(field("a", ScalarKind.U1), second, field("c", ScalarKind.S2LE));
    return RecordLayout.of(new StructType("t", fields, "a", List.of(), ""));
  }

  private static Field field(String id, ScalarKind kind, long value) {
    return new Field(
        id,
        id,
        new Type.Numeric(kind, null),
        new Repeat.Once(),
        false,
        false,
        new Derivation.None(),
        value,
        null,
        Role.DATA,
        "");
  }

  private static Field field(String id, ScalarKind kind) {
    return Field.plain(id, new Type.Numeric(kind, null));
  }
}
