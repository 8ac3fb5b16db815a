package dev.diptych.text.print;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import dev.diptych.text.rows.RowPlan;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Tables with all features of rows: names, columns with defaults, unusual floats. */
final class LongTables {
  private static final int[] ODD = {
    0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7f800001, 1, 0x7f7fffff
  };
  private static final long USUAL = Float.floatToRawIntBits(0);

  private static final StructType ROW =
      new StructType(
          "row",
          List.of(
              field("time", ScalarKind.F4LE, null, null),
              field("value", ScalarKind.F4LE, null, null),
              field("on", ScalarKind.U1, "switch", null),
              hex("id", ScalarKind.U8BE, null),
              hex("delta", ScalarKind.S2LE, -1L),
              field("tangent", ScalarKind.F4LE, null, USUAL),
              field("mode", ScalarKind.S4BE, "mode", 3L)),
          "time",
          List.of(),
          "");

  static final Schema SCHEMA =
      new Schema(
          new FormatName("rows", "Rows", "1", null, true),
          null,
          "row",
          TextStyle.DEFAULT,
          Map.of("row", ROW),
          Map.of(
              "switch", new EnumType("switch", Map.of(0L, "false", 1L, "true")),
              "mode", new EnumType("mode", Map.of(3L, "Both"))));

  static final RecordLayout LAYOUT = RecordLayout.of(ROW);

  private LongTables() {}

  private static Field field(String id, ScalarKind kind, String names, Long defaultBits) {
    return field(id, new Type.Numeric(kind, names), defaultBits);
  }

  private static Field hex(String id, ScalarKind kind, Long defaultBits) {
    return field(id, new Type.Numeric(kind, null, new Notation.Hex()), defaultBits);
  }

  private static Field field(String id, Type type, Long defaultBits) {
    Derivation none = new Derivation.None();
    Repeat once = new Repeat.Once();
    return new Field(id, id, type, once, false, false, none, defaultBits, null, Role.DATA, "");
  }

  static Table table(int rows, long seed) {
    Random random = new Random(seed);
    ByteBuffer data = ByteBuffer.allocate(rows * LAYOUT.stride()).order(ByteOrder.LITTLE_ENDIAN);
    for (int row = 0; row < rows; row++) {
      data.putInt(random.nextInt(9) == 0 ? odd(random) : Float.floatToRawIntBits(row / 60f));
      data.putInt(odd(random));
      data.put((byte) random.nextInt(3));
      data.putLong(random.nextLong() >>> random.nextInt(64));
      data.putShort((short) (random.nextInt() >> random.nextInt(32)));
      boolean zero = random.nextBoolean();
      data.putInt(zero ? 0 : odd(random));
      int mode = random.nextInt(4) == 0 ? random.nextInt() : 3;
      data.putInt(Integer.reverseBytes(mode));
    }
    return new Table(LAYOUT, data.flip());
  }

  /** Curves that have their keys in common. */
  static List<Table> curves(int count, int rows) {
    Table first = table(rows, 1);
    return IntStream.range(0, count).mapToObj(i -> withKeysOf(first, i)).toList();
  }

  private static Table withKeysOf(Table first, int seed) {
    ByteBuffer data =
        ByteBuffer.wrap(LAYOUT.defaultRecords(first.rows())).order(ByteOrder.LITTLE_ENDIAN);
    Random random = new Random(seed);
    for (int row = 0; row < first.rows(); row++) {
      data.putInt(row * LAYOUT.stride(), (int) first.bits(row, 0));
      data.putInt(row * LAYOUT.stride() + 4, odd(random));
    }
    return new Table(LAYOUT, data);
  }

  static RowPlan plan(List<Table> tables) {
    return tables.size() == 1
        ? RowPlan.table(SCHEMA, LAYOUT)
        : RowPlan.zip(SCHEMA, LAYOUT, 0, 1, tables.size());
  }

  private static int odd(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> ODD[random.nextInt(ODD.length)];
      case 1 -> random.nextInt();
      default -> Float.floatToRawIntBits(random.nextInt(2000) / 1000f);
    };
  }
}
