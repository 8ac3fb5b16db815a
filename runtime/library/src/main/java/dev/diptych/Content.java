package dev.diptych;

import dev.diptych.files.FileContent;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location.Whole;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Recognition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A complete input.
 *
 * @param name its name in messages
 * @param bytes all of it, which nobody changes
 * @param path its file; null if it is not from a file
 */
record Content(String name, ByteBuffer bytes, @Nullable Path path) {
  static Result<Content> of(String name, byte[] bytes, Limits limits) {
    return bytes.length > limits.maxInputBytes()
        ? tooLarge(name, limits)
        : of(new Content(name, ByteBuffer.wrap(bytes.clone()), null));
  }

  static Result<Content> of(Path file, Limits limits) throws IOException {
    String name = file.toString();
    if (Files.isRegularFile(file) && Files.size(file) > limits.maxInputBytes()) {
      return tooLarge(name, limits);
    }
    ByteBuffer bytes = FileContent.read(name, file);
    return bytes.limit() > limits.maxInputBytes()
        ? tooLarge(name, limits)
        : of(new Content(name, bytes, file));
  }

  static Result<Content> of(String name, InputStream in, Limits limits) throws IOException {
    byte[] bytes = in.readNBytes((int) limits.maxInputBytes() + 1);
    return bytes.length > limits.maxInputBytes()
        ? tooLarge(name, limits)
        : of(new Content(name, ByteBuffer.wrap(bytes), null));
  }

  /** A text in the encoding that its header line requires. */
  static Result<Content> of(String name, String text, Recognition formats, Limits limits) {
    if (text.length() > limits.maxInputBytes()) {
      return tooLarge(name, limits);
    }
    int start = Math.min(text.length(), 1 << 16);
    byte[] prefix = text.substring(0, start).getBytes(StandardCharsets.UTF_8);
    Charset charset = formats.charset(ByteBuffer.wrap(prefix));
    try {
      ByteBuffer bytes = charset.newEncoder().encode(CharBuffer.wrap(text));
      return bytes.limit() > limits.maxInputBytes()
          ? tooLarge(name, limits)
          : of(new Content(name, bytes, null));
    } catch (CharacterCodingException e) {
      String message = "the text has a character that " + charset + " does not have";
      return Result.failed(Diagnostic.error("unencodable", new Whole(name), message));
    }
  }

  private static Result<Content> of(Content content) {
    return Result.of(content, List.of());
  }

  private static Result<Content> tooLarge(String name, Limits limits) {
    String message = "the input has more than " + limits.maxInputBytes() + " bytes, the limit";
    String help = "if the input can be trusted, raise the limit: Limits.withMaxInputBytes";
    return Result.failed(Diagnostic.error("too-much", new Whole(name), message, help));
  }
}
