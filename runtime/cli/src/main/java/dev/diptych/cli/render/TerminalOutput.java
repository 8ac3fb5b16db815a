package dev.diptych.cli.render;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Makes a stream of text safe for a terminal: a file may hold any bytes in its strings, and a
 * terminal would obey some of them. A middle dot takes the place of control characters other than
 * tabs and line ends, and of what turns the direction of writing. All other bytes pass, in whatever
 * encoding.
 */
public final class TerminalOutput extends OutputStream {
  /** The encodings in UTF-8 of what is obeyed begin with one of these. */
  private static final int C1_LEAD = 0xC2;

  private static final int MARK_LEAD = 0xE2;

  private static final byte[] DOT = {(byte) 0xC2, (byte) 0xB7};

  private final OutputStream out;
  private final byte[] begun = new byte[2];
  private int held;

  /** A stream that passes text on to {@code out}, a terminal. */
  public TerminalOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    int c = b & 0xFF;
    if (held == 0) {
      first(c);
    } else if (held == 1) {
      second(begun[0] & 0xFF, c);
    } else {
      third(begun[1] & 0xFF, c);
    }
  }

  private void first(int c) throws IOException {
    if (c == C1_LEAD || c == MARK_LEAD) {
      begun[held++] = (byte) c;
    } else if (c == 0x7F || (c < ' ' && c != '\t' && c != '\n' && c != '\r')) {
      out.write(DOT);
    } else {
      out.write(c);
    }
  }

  private void second(int lead, int c) throws IOException {
    if (lead == C1_LEAD && c >= 0x80 && c < 0xA0) {
      held = 0;
      out.write(DOT);
    } else if (lead == MARK_LEAD && (c == 0x80 || c == 0x81)) {
      begun[held++] = (byte) c;
    } else {
      release();
      write(c);
    }
  }

  private void third(int middle, int c) throws IOException {
    boolean general = c == 0x8E || c == 0x8F || (c >= 0xA8 && c <= 0xAE);
    boolean isolate = c >= 0xA6 && c <= 0xA9;
    if (middle == 0x80 ? general : isolate) {
      held = 0;
      out.write(DOT);
    } else {
      release();
      write(c);
    }
  }

  /** Passes on what turned out to be something else. */
  private void release() throws IOException {
    out.write(begun, 0, held);
    held = 0;
  }

  @Override
  public void flush() throws IOException {
    release();
    out.flush();
  }
}
