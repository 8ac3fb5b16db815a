package dev.diptych.cli.render;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Makes a stream of text safe for a terminal. A middle dot replaces control characters other than
 * tabs and line ends, and marks of the writing direction. All other bytes pass unchanged, in any
 * encoding.
 */
public final class TerminalOutput extends OutputStream {
  /** The first byte in UTF-8 of C1 control characters. */
  private static final int C1_LEAD = 0xC2;

  /** The first byte in UTF-8 of line separators and marks of the writing direction. */
  private static final int MARK_LEAD = 0xE2;

  private static final byte[] DOT = {(byte) 0xC2, (byte) 0xB7};

  private final OutputStream out;
  private final byte[] pending = new byte[2];
  private int count;

  /** A stream to the terminal {@code out}. */
  public TerminalOutput(OutputStream out) {
    this.out = out;
  }

  /** The terminal, for bytes that another stream of this class has made safe. */
  public OutputStream trusted() throws IOException {
    release();
    return out;
  }

  /** Writes bytes that are safe as they are, such as colours. */
  void writeTrusted(byte[] bytes) throws IOException {
    release();
    out.write(bytes);
  }

  @Override
  public void write(int b) throws IOException {
    int c = b & 0xFF;
    if (count == 0) {
      first(c);
    } else if (count == 1) {
      second(pending[0] & 0xFF, c);
    } else {
      third(pending[1] & 0xFF, c);
    }
  }

  private void first(int c) throws IOException {
    if (c == C1_LEAD || c == MARK_LEAD) {
      pending[count++] = (byte) c;
    } else if (c == 0x7F || (c < ' ' && c != '\t' && c != '\n' && c != '\r')) {
      out.write(DOT);
    } else {
      out.write(c);
    }
  }

  private void second(int lead, int c) throws IOException {
    if (lead == C1_LEAD && c >= 0x80 && c < 0xA0) {
      count = 0;
      out.write(DOT);
    } else if (lead == MARK_LEAD && (c == 0x80 || c == 0x81)) {
      pending[count++] = (byte) c;
    } else {
      release();
      write(c);
    }
  }

  private void third(int middle, int c) throws IOException {
    boolean general = c == 0x8E || c == 0x8F || (c >= 0xA8 && c <= 0xAE);
    boolean isolate = c >= 0xA6 && c <= 0xA9;
    if (middle == 0x80 ? general : isolate) {
      count = 0;
      out.write(DOT);
    } else {
      release();
      write(c);
    }
  }

  /** Writes pending bytes that turned out to be harmless. */
  private void release() throws IOException {
    out.write(pending, 0, count);
    count = 0;
  }

  @Override
  public void flush() throws IOException {
    release();
    out.flush();
  }
}
