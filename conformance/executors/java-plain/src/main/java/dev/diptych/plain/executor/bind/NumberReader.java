package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.NumberKind;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.Type;
import java.math.BigInteger;
import org.antlr.v4.runtime.Token;

/** Reads numbers by digits or by name. */
final class NumberReader {
  private NumberReader() {}

  /** The bits of {@code token} as {@code type}; rejected if out of range. */
  static long read(Schema schema, Type.Numeric type, Token token) {
    if (token.getType() == DiptychLexer.NAME) {
      Long named = schema.valueOf(type.names(), token.getText());
      if (named == null) {
        throw RequestException.rejected("'" + token.getText() + "' is not the name of a number");
      }
      return named;
    }
    return type.kind().isFloat() ? FloatReader.read(type.kind(), token) : whole(type.kind(), token);
  }

  private static long whole(NumberKind kind, Token token) {
    BigInteger number = whole(token);
    if (!kind.holds(number)) {
      throw RequestException.rejected(token.getText() + " is out of range");
    }
    return number.longValue();
  }

  /** An integer of any size. */
  static BigInteger whole(Token token) {
    String text = token.getText();
    return switch (token.getType()) {
      case DiptychLexer.INT -> new BigInteger(text);
      case DiptychLexer.HEXINT -> new BigInteger(text.replaceFirst("0x", ""), 16);
      default -> throw RequestException.rejected("expected an integer instead of " + text);
    };
  }
}
