package dev.diptych.cli.render;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes text with or without colours. Coloured text is safe for a terminal. */
public final class ColoredOutput {
  /** A colour of a terminal. */
  public enum Style {
    /** The default. */
    PLAIN("0"),
    /** Names. */
    BOLD("1"),
    /** What is removed. */
    RED("31"),
    /** What is added. */
    GREEN("32"),
    /** What is changed. */
    YELLOW("33"),
    /** What is moved. */
    CYAN("36"),
    /** An error. */
    ERROR("1;31"),
    /** A warning. */
    WARNING("1;33"),
    /** A note. */
    NOTE("1;32"),
    /** The margin of a line that a message shows. */
    MARGIN("1;34");

    private final String code;

    Style(String code) {
      this.code = code;
    }

    String sequence() {
      return "\033[" + code + "m";
    }

    private byte[] bytes() {
      return sequence().getBytes(StandardCharsets.US_ASCII);
    }
  }

  private final OutputStream out;
  private final boolean colored;

  /** An output to {@code out}, which is not closed. */
  public ColoredOutput(OutputStream out, boolean colored) {
    this.colored = colored;
    OutputStream buffered =
        out instanceof TerminalOutput ? out : new BufferedOutputStream(out, 1 << 16);
    this.out =
        colored && !(out instanceof TerminalOutput) ? new TerminalOutput(buffered) : buffered;
  }

  /** Writes text in the default colour. */
  public ColoredOutput text(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /** Writes text in a colour. */
  public ColoredOutput text(Style style, String text) throws IOException {
    style(style);
    text(text);
    style(Style.PLAIN);
    return this;
  }

  /** Writes a text of any encoding in a colour. */
  public ColoredOutput text(Style style, byte[] text, int start, int end) throws IOException {
    style(style);
    out.write(text, start, end - start);
    style(Style.PLAIN);
    return this;
  }

  private void style(Style style) throws IOException {
    if (colored && out instanceof TerminalOutput terminal) {
      terminal.writeTrusted(style.bytes());
    }
  }

  /** Writes what is pending. */
  public void flush() throws IOException {
    out.flush();
  }
}
