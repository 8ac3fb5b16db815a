package dev.diptych.infoset;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.HexFormat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes single values as an object whose only member is named by type. */
final class ValueWriter {
  private static final HexFormat HEX = HexFormat.of();

  private final JsonGenerator out;

  ValueWriter(JsonGenerator out) {
    this.out = out;
  }

  void write(Type type, Value value) throws IOException {
    out.writeStartObject();
    if (value instanceof Scalar scalar) {
      scalar(type, scalar.bits());
    } else {
      blob(type, (Blob) value);
    }
    out.writeEndObject();
  }

  private void scalar(Type type, long bits) throws IOException {
    if (type instanceof Type.Numeric numeric) {
      out.writeFieldName(InfosetTags.of(numeric.kind()));
      number(numeric.kind(), bits);
    } else if (type instanceof Type.Bits) {
      out.writeStringField(InfosetTags.BITS, Long.toUnsignedString(bits));
    } else if (type instanceof Type.Varint varint) {
      byte[] exact = Objects.requireNonNull(Adapter.named(varint.adapter()).encode(bits));
      pair(InfosetTags.VARINT, exact, Long.toString(bits));
    } else {
      out.writeStringField(InfosetTags.PACKING, Long.toString(bits));
    }
  }

  /** Writes a number, either tagged or in a cell of a row. */
  void number(ScalarKind kind, long bits) throws IOException {
    if (kind.isFloat()) {
      String[] pair = {NumberText.bits(kind, bits), NumberText.shortest(kind, bits)};
      out.writeArray(pair, 0, 2);
    } else {
      out.writeString(NumberText.whole(kind, bits));
    }
  }

  private void blob(Type type, Blob blob) throws IOException {
    if (type instanceof Type.Text text) {
      pair(InfosetTags.TEXT, blob.bytes(), characters(text, blob));
    } else if (type instanceof Type.Varint varint) {
      Long value = Adapter.named(varint.adapter()).decode(blob.bytes());
      pair(InfosetTags.VARINT, blob.bytes(), value == null ? null : Long.toString(value));
    } else {
      out.writeStringField(InfosetTags.BYTES, HEX.formatHex(blob.bytes()));
    }
  }

  private void pair(String tag, byte[] exact, @Nullable String readable) throws IOException {
    out.writeArrayFieldStart(tag);
    out.writeString(HEX.formatHex(exact));
    out.writeString(readable);
    out.writeEndArray();
  }

  private static @Nullable String characters(Type.Text type, Blob blob) {
    try {
      Charset charset = Charset.forName(type.encoding());
      ByteBuffer value = ByteBuffer.wrap(type.frame().value(blob.bytes()));
      return charset.newDecoder().decode(value).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }
}
