package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.ir.Expr;
import dev.diptych.ir.ValueType;
import java.util.List;

/** What byte arrays can be asked for. */
final class ByteMethods {
  private ByteMethods() {}

  /**
   * A member or a method.
   *
   * @param arguments arguments of the method
   */
  static Code of(Code bytes, String id, List<Expr> arguments) {
    return switch (id) {
      case "length", "size", "_sizeof" -> WholeCode.of(s -> bytes.bytes(s).length());
      case "first" -> WholeCode.of(s -> bytes.bytes(s).at(0));
      case "last" -> WholeCode.of(s -> last(bytes.bytes(s)));
      case "min" -> WholeCode.of(s -> bytes.bytes(s).extreme(false));
      case "max" -> WholeCode.of(s -> bytes.bytes(s).extreme(true));
      case "to_s" -> string(bytes, arguments);
      default -> throw new UnsupportedExpressionException("bytes with the member " + id);
    };
  }

  /** The byte at an index. */
  static Code at(Code bytes, Code index) {
    return WholeCode.of(s -> bytes.bytes(s).at(index.count(s)));
  }

  /** Bytes whose values are expressions; each its lowest 8 bits. */
  static Code list(List<Code> values) {
    Code[] all = values.toArray(Code[]::new);
    return Code.object(
        ValueType.BYTES,
        s -> {
          s.spend(all.length);
          byte[] bytes = new byte[all.length];
          for (int i = 0; i < bytes.length; i++) {
            bytes[i] = all[i].big(s).byteValue();
          }
          return Bytes.of(bytes);
        });
  }

  private static long last(Bytes bytes) {
    return bytes.at(bytes.length() - 1L);
  }

  private static Code string(Code bytes, List<Expr> arguments) {
    if (arguments.size() != 1 || !(arguments.get(0) instanceof Expr.Str name)) {
      throw new UnsupportedExpressionException("to_s without an encoding");
    }
    TextEncoding encoding = TextEncoding.of(name.value());
    return Code.object(
        ValueType.TEXT,
        s -> {
          s.spend(2L * bytes.bytes(s).length());
          return encoding.decode(bytes.bytes(s));
        });
  }
}
