package dev.diptych.compiler.schema;

import io.kaitai.struct.datatype.DataType;

/**
 * How bytes end where they have no size.
 *
 * @param unit number of bytes of the terminator
 * @param code what each of them is
 * @param include whether the terminator is part of the value
 * @param consume whether what follows begins behind the terminator
 * @param eosError whether the terminator must be there
 */
public record Terminator(int unit, int code, boolean include, boolean consume, boolean eosError) {
  /** What ends a value of {@code type}, which must end with a terminator. */
  public static Terminator of(DataType type) {
    var ended = (DataType.BytesTerminatedType) Handling.bytes(type);
    return new Terminator(
        ended.terminator().size(),
        ((Number) ended.terminator().head()).intValue() & 0xFF,
        ended.include(),
        ended.consume(),
        ended.eosError());
  }

  /** Whether {@code type} ends with a terminator that generated code reads and cannot write. */
  static boolean isReadOnly(DataType type) {
    return !(type instanceof DataType.UserType)
        && Handling.bytes(type) instanceof DataType.BytesTerminatedType ended
        && ended.process().isEmpty()
        && (ended.terminator().size() > 1 || (ended.include() && !ended.consume()));
  }

  /** The type that such bytes have in a lowered spec. */
  public String type() {
    return "terminated_text(%d, %d, %s, %s, %s)".formatted(unit, code, include, consume, eosError);
  }
}
