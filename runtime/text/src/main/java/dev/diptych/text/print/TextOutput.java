package dev.diptych.text.print;

import dev.diptych.model.schema.TextStyle;
import dev.diptych.text.sink.ByteBuilder;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Lines, blocks and indentation on the way to a stream, through one buffer. */
final class TextOutput {
  private static final int FLUSH = 1 << 18;

  private final OutputStream stream;
  private final ByteBuilder buffer = new ByteBuilder();
  private final byte[] indent;
  private final byte[] lineEnd;
  private int depth;

  /** Lines that end with a line feed, in blocks that are set in by two spaces. */
  TextOutput(OutputStream stream) {
    this(stream, TextStyle.USUAL.indent(), "\n");
  }

  /** Lines that end with {@code lineEnd}, in blocks that are set in by {@code indent}. */
  TextOutput(OutputStream stream, String indent, String lineEnd) {
    this.stream = stream;
    this.indent = indent.getBytes(StandardCharsets.US_ASCII);
    this.lineEnd = lineEnd.getBytes(StandardCharsets.US_ASCII);
  }

  /** The buffer, to print values into. */
  ByteBuilder buffer() {
    return buffer;
  }

  /** A line end and the indentation of what continues the line, one level deeper. */
  String lineBreak() {
    String deeper = new String(indent, StandardCharsets.US_ASCII).repeat(depth + 1);
    return new String(lineEnd, StandardCharsets.US_ASCII) + deeper;
  }

  /** Begins a line with the indentation of its block. */
  void begin() {
    for (int i = 0; i < depth; i++) {
      buffer.put(indent, 0, indent.length);
    }
  }

  /** Ends a line. */
  void end() {
    buffer.put(lineEnd, 0, lineEnd.length);
    spill();
  }

  /** Hands on what is there, in the middle of a long line. */
  void spill() {
    if (buffer.length() > FLUSH) {
      flush();
    }
  }

  void line(String text) {
    begin();
    buffer.putAscii(text);
    end();
  }

  void open(String name) {
    line(name + " {");
    depth++;
  }

  void close() {
    depth--;
    line("}");
  }

  void flush() {
    try {
      stream.write(buffer.array(), 0, buffer.length());
      buffer.reset();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
