package dev.diptych.text.rows;

import dev.diptych.model.schema.ScalarKind;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Writes numbers into records without a buffer object. */
final class RecordWriter {
  private static final VarHandle SHORT_LE = view(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle SHORT_BE = view(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT_LE = view(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT_BE = view(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG_LE = view(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG_BE = view(long[].class, ByteOrder.BIG_ENDIAN);

  private RecordWriter() {}

  private static VarHandle view(Class<?> type, ByteOrder order) {
    return MethodHandles.byteArrayViewVarHandle(type, order);
  }

  /** Writes the low bytes of {@code bits} in the encoding of {@code kind}. */
  static void put(ScalarKind kind, byte[] records, int at, long bits) {
    switch (kind) {
      case F4LE, U4LE, S4LE -> INT_LE.set(records, at, (int) bits);
      case F8LE, U8LE, S8LE -> LONG_LE.set(records, at, bits);
      case U2LE, S2LE -> SHORT_LE.set(records, at, (short) bits);
      case U1, S1 -> records[at] = (byte) bits;
      case F4BE, U4BE, S4BE -> INT_BE.set(records, at, (int) bits);
      case F8BE, U8BE, S8BE -> LONG_BE.set(records, at, bits);
      case U2BE, S2BE -> SHORT_BE.set(records, at, (short) bits);
    }
  }
}
