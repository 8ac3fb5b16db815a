package dev.diptych.model.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
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
    List<Field> fields =
        List.of(field("a", ScalarKind.U1), field("b", kind), field("c", ScalarKind.S2LE));
    return RecordLayout.of(new StructType("t", fields, "a", List.of(), ""));
  }

  private static Field field(String id, ScalarKind kind) {
    return Field.plain(id, new Type.Numeric(kind, null));
  }
}
