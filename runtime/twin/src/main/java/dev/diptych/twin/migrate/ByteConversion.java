package dev.diptych.twin.migrate;

import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts bytes and texts to another encoding or another frame. */
public final class ByteConversion {
  private final Type from;
  private final Type to;
  private String problem = "";

  /** A conversion between two types of bytes or text. */
  public ByteConversion(Type from, Type to) {
    this.from = from;
    this.to = to;
  }

  /** Whether values of {@code type} are bytes. */
  public static boolean isBytes(Type type) {
    return type instanceof Type.Bytes || type instanceof Type.Text;
  }

  /** The same content, or null; {@link #problem} tells why. */
  public @Nullable Blob convert(Blob value) {
    String before = encoding(from);
    String after = encoding(to);
    boolean sameEncoding = before == null || after == null || before.equalsIgnoreCase(after);
    if (sameEncoding && frame(from).equals(frame(to))) {
      return value;
    }
    byte[] content = content(value.bytes());
    if (!sameEncoding) {
      content = encoded(content, Objects.requireNonNull(before), Objects.requireNonNull(after));
    }
    byte[] framed = content == null ? null : framed(content);
    return framed == null ? null : new Blob(framed);
  }

  /** Why the last value could not be converted, as the end of a sentence. */
  public String problem() {
    return problem;
  }

  /** The content without padding, or all bytes if it cannot be told from them. */
  private byte[] content(byte[] bytes) {
    byte[] content = frame(from) instanceof Frame.FixedSize size ? size.decode(bytes) : bytes;
    return content == null ? bytes : content;
  }

  private byte @Nullable [] framed(byte[] content) {
    if (!(frame(to) instanceof Frame.FixedSize size)) {
      return content;
    }
    byte[] framed = content.length == size.size() ? content : size.encode(content);
    problem =
        content.length > size.size()
            ? "it has %d bytes, and the new field only %d".formatted(content.length, size.size())
            : "it contains the terminator of the new field, or ends with its padding";
    return framed;
  }

  private byte @Nullable [] encoded(byte[] content, String before, String after) {
    try {
      String text =
          Charset.forName(before)
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(content))
              .toString();
      ByteBuffer bytes =
          Charset.forName(after)
              .newEncoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .encode(java.nio.CharBuffer.wrap(text));
      byte[] array = new byte[bytes.remaining()];
      bytes.get(array);
      return array;
    } catch (CharacterCodingException e) {
      problem = "it cannot be converted from %s to %s".formatted(before, after);
      return null;
    }
  }

  private static Frame frame(Type type) {
    return type instanceof Type.Text text ? text.frame() : ((Type.Bytes) type).frame();
  }

  private static @Nullable String encoding(Type type) {
    return type instanceof Type.Text text ? text.encoding() : null;
  }
}
