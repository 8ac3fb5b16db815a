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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes lines, blocks and indentation to a stream through one buffer. */
final class TextOutput {
  private static final int FLUSH = 1 << 16;

  private final ParallelOutput chunks;
  private final ByteBuilder buffer = new ByteBuilder();
  private final @Nullable ByteParts skeleton;
  private final byte[] indent;
  private final byte[] lineEnd;
  private final Runnable spill = this::spill;
  private byte[] indents;
  private int depth;
  private long flushed;
  private boolean isWhole = true;

  /** The line breaks by depth. */
  private final List<String> lineBreaks = new ArrayList<>();

  /** Creates an output with LF line ends and an indentation of two spaces. */
  TextOutput(OutputStream stream) {
    this(stream, TextStyle.DEFAULT.indent(), "\n", false);
  }

  /**
   * Creates an output with line end {@code lineEnd} and indentation {@code indent}.
   *
   * @param proving whether rows are parsed again, and all other text is kept
   */
  TextOutput(OutputStream stream, String indent, String lineEnd, boolean proving) {
    this.chunks = new ParallelOutput(stream, proving);
    this.skeleton = proving ? new ByteParts() : null;
    this.indent = indent.getBytes(US_ASCII);
    this.indents = this.indent;
    this.lineEnd = lineEnd.getBytes(US_ASCII);
  }

  /** The buffer for values. */
  ByteBuilder buffer() {
    return buffer;
  }

  /** Length of the text so far in bytes, without long runs of rows. */
  long position() {
    return flushed + buffer.length();
  }

  /** A line end and the indentation of a continuation line, one level deeper. */
  String lineBreak() {
    while (lineBreaks.size() <= depth) {
      String deeper = new String(indent, US_ASCII).repeat(lineBreaks.size() + 1);
      lineBreaks.add(new String(lineEnd, US_ASCII) + deeper);
    }
    return lineBreaks.get(depth);
  }

  /** Starts a line with the indentation of its block. */
  void begin() {
    int length = depth * indent.length;
    while (indents.length < length) {
      indents = doubled(indents);
    }
    buffer.put(indents, 0, length);
  }

  private static byte[] doubled(byte[] some) {
    byte[] all = Arrays.copyOf(some, 2 * some.length);
    System.arraycopy(some, 0, all, some.length, some.length);
    return all;
  }

  /** Ends a line. */
  void end() {
    buffer.put(lineEnd, 0, lineEnd.length);
    spill();
  }

  /** Prints a byte literal and flushes every few lines. */
  void bytes(byte[] bytes) {
    BytesLiteral.print(bytes, lineBreak(), buffer, spill);
  }

  /** Flushes in the middle of a long line. */
  void spill() {
    if (buffer.length() > FLUSH) {
      flush();
    }
  }

  /** Prints rows, one per line; long runs in parallel. */
  void rows(Schema schema, RowPlan plan, List<Table> tables) {
    byte[] before = new String(indent, US_ASCII).repeat(depth).getBytes(US_ASCII);
    RowPrinter rows = new RowPrinter(schema, plan, tables, before, lineEnd);
    if (rows.rows() < PrintedText.MIN_ROWS) {
      rows.print(0, rows.rows(), buffer);
      spill();
      return;
    }
    flush();
    isWhole = false;
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

  /** Ends the text, and returns what was kept of it; null if nothing was kept. */
  @Nullable PrintedText finish() {
    flush();
    try {
      chunks.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return skeleton == null ? null : new PrintedText(skeleton.take(), isWhole, chunks.verified());
  }

  /** Cancels pending output. */
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
   * @throws TextTooDeepException if the limit of nested blocks is exceeded
   */
  void open(String name) {
    if (depth == Nesting.MAX_BLOCKS) {
      throw new TextTooDeepException();
    }
    begin();
    buffer.putAscii(name);
    buffer.putAscii(" {");
    end();
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
