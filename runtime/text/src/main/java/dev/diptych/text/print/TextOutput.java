package dev.diptych.text.print;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.text.literal.BytesLiteral;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.sink.ByteBuilder;
import dev.diptych.text.sink.ByteParts;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Lines, blocks and indentation on the way to a stream, through one buffer. */
final class TextOutput {
  private static final int FLUSH = 1 << 18;

  private final ParallelOutput chunks;
  private final ByteBuilder buffer = new ByteBuilder();
  private final ByteParts skeleton;
  private final byte[] indent;
  private final byte[] lineEnd;
  private int depth;
  private long flushed;

  /** Lines that end with a line feed, in blocks that are set in by two spaces. */
  TextOutput(OutputStream stream) {
    this(stream, TextStyle.DEFAULT.indent(), "\n", false);
  }

  /**
   * Lines that end with {@code lineEnd}, in blocks that are set in by {@code indent}.
   *
   * @param proving whether rows are read back, and what else there is is kept
   */
  TextOutput(OutputStream stream, String indent, String lineEnd, boolean proving) {
    this.chunks = new ParallelOutput(stream, proving);
    this.skeleton = proving ? new ByteParts() : null;
    this.indent = indent.getBytes(US_ASCII);
    this.lineEnd = lineEnd.getBytes(US_ASCII);
  }

  /** The buffer, to print values into. */
  ByteBuilder buffer() {
    return buffer;
  }

  /** How much text there is so far, in bytes, without long runs of rows. */
  long position() {
    return flushed + buffer.length();
  }

  /** A line end and the indentation of what continues the line, one level deeper. */
  String lineBreak() {
    String deeper = new String(indent, US_ASCII).repeat(depth + 1);
    return new String(lineEnd, US_ASCII) + deeper;
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

  /** Prints bytes, of which no more than a few lines are held. */
  void bytes(byte[] bytes) {
    BytesLiteral.print(bytes, lineBreak(), buffer, this::spill);
  }

  /** Hands on what is there, in the middle of a long line. */
  void spill() {
    if (buffer.length() > FLUSH) {
      flush();
    }
  }

  /** Prints rows, a line each: many of them on all processors. */
  void rows(Schema schema, RowPlan plan, List<Table> tables) {
    byte[] before = new String(indent, US_ASCII).repeat(depth).getBytes(US_ASCII);
    RowPrinter rows = new RowPrinter(schema, plan, tables, before, lineEnd);
    if (rows.rows() < PrintedText.MIN_ROWS) {
      rows.print(0, rows.rows(), buffer);
      spill();
      return;
    }
    flush();
    if (skeleton != null) {
      ByteBuilder first = new ByteBuilder();
      rows.print(0, PrintedText.KEPT_ROWS, first);
      skeleton.add(first);
    }
    try {
      chunks.rows(rows);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends the text, and gives what was kept of it; null where nothing was to be. */
  PrintedText finish() {
    flush();
    try {
      chunks.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return skeleton == null ? null : new PrintedText(skeleton.take(), chunks.verified());
  }

  /** Gives up what is on its way. */
  void cancel() {
    chunks.cancel();
  }

  void line(String text) {
    begin();
    buffer.putAscii(text);
    end();
  }

  /**
   * Opens a block.
   *
   * @throws TextTooDeepException where no text may have so many within each other
   */
  void open(String name) {
    if (depth == Nesting.MAX_BLOCKS) {
      throw new TextTooDeepException();
    }
    line(name + " {");
    depth++;
  }

  void close() {
    depth--;
    line("}");
  }

  private void flush() {
    try {
      if (skeleton != null) {
        skeleton.add(buffer);
      }
      chunks.plain(buffer);
      flushed += buffer.length();
      buffer.reset();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
