package dev.diptych.text.print;

/**
 * A text that was printed, without most of its rows: a long run of rows is there with its first few
 * only. Whoever reads it back has read back all there is but for those rows.
 */
public final class PrintedText {
  /** How many rows of a long run are there. */
  public static final int KEPT_ROWS = 16;

  /** How many rows make a long run. */
  public static final int MIN_ROWS = 256;

  private final byte[] text;
  private final boolean verified;

  PrintedText(byte[] text, boolean holds) {
    this.text = text;
    this.verified = holds;
  }

  /** The text that is left; not to be changed. */
  public byte[] text() {
    return text;
  }

  /** Whether all rows that are left out were read back and were the same, bit for bit. */
  public boolean verified() {
    return verified;
  }
}
