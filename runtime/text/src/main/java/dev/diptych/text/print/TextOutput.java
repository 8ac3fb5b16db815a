package dev.diptych.text.print;

import dev.diptych.text.sink.ByteBuilder;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Lines, blocks and indentation on the way to a stream, through one buffer. */
final class TextOutput {
  private static final int FLUSH = 1 << 18;

  private final OutputStream stream;
  private final ByteBuilder buffer = new ByteBuilder();
  private int depth;

  TextOutput(OutputStream stream) {
    this.stream = stream;
  }

  /** The buffer, to print values into. */
  ByteBuilder buffer() {
    return buffer;
  }

  /** A line end and the indentation of what continues the line, one level deeper. */
  String lineBreak() {
    return "\n" + "  ".repeat(depth + 1);
  }

  /** Begins a line with the indentation of its block. */
  void begin() {
    buffer.ensure(2 * depth);
    for (int i = 0; i < depth; i++) {
      buffer.put((byte) ' ');
      buffer.put((byte) ' ');
    }
  }

  /** Ends a line. */
  void end() {
    buffer.put((byte) '\n');
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
