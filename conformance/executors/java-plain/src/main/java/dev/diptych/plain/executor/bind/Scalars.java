package dev.diptych.plain.executor.bind;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser.ValueContext;
import dev.diptych.plain.executor.derive.Varints;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.Type;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;

/** Binds single values and tuples. */
final class Scalars {
  private final Schema schema;

  Scalars(Schema schema) {
    this.schema = schema;
  }

  /** The value of an attribute. */
  Value attribute(Field field, ValueContext value) {
    if (!field.repeated()) {
      return one(field, value);
    }
    List<Value> elements = new ArrayList<>();
    tuple(value).forEach(element -> elements.add(one(field, element)));
    return new Value.Elements(elements);
  }

  /** The values of a tuple; rejects other values. */
  static List<ValueContext> tuple(ValueContext value) {
    if (value.group() == null) {
      throw RequestException.rejected("expected a tuple instead of " + value.getText());
    }
    return value.group().value();
  }

  /** One value. */
  Value one(Field field, ValueContext value) {
    if (value.scalar() == null && field.type() instanceof Type.Numeric number && number.flags()) {
      return flags(field, value);
    }
    if (value.scalar() == null) {
      throw RequestException.rejected(field.name() + " requires one value, not a tuple");
    }
    return one(field, value.scalar().getStart());
  }

  /** The bits of all names and numbers of a tuple. */
  private Value flags(Field field, ValueContext value) {
    long bits = 0;
    for (ValueContext element : tuple(value)) {
      if (element.scalar() == null) {
        throw RequestException.rejected(field.name() + " requires names and numbers");
      }
      bits |= ((Value.Bits) one(field, element)).bits();
    }
    return new Value.Bits(bits);
  }

  /** One value from a token. */
  Value one(Field field, Token token) {
    Type type = field.type();
    if (type instanceof Type.Numeric number) {
      return new Value.Bits(NumberReader.read(schema, number, token));
    }
    if (token.getType() == DiptychLexer.BYTES) {
      return Value.Blob.of(StringReader.bytes(token.getText()));
    }
    if (type instanceof Type.Varint varint) {
      return varint(varint, token);
    }
    if (type instanceof Type.Text text && token.getType() == DiptychLexer.STRING) {
      return Value.Blob.of(text(text, token.getText()));
    }
    throw RequestException.rejected(field.name() + " does not allow " + token.getText());
  }

  private static Value varint(Type.Varint type, Token token) {
    BigInteger number = NumberReader.whole(token);
    Value bytes = number.bitLength() < 64 ? Varints.encode(type, number.longValue()) : null;
    if (bytes == null) {
      throw RequestException.rejected(token.getText() + " is out of range");
    }
    return bytes;
  }

  private byte[] text(Type.Text type, String literal) {
    String text = literal.substring(1, literal.length() - 1);
    return schema.style().raw() == null
        ? StringReader.read(text, Charset.forName(type.encoding()))
        : text.getBytes(ISO_8859_1);
  }
}
