package dev.diptych.text.print;

/**
 * A printed text without most of its rows: of each long run only the first rows are kept. Parsing
 * it again verifies everything except the removed rows.
 */
public final class PrintedText {
  /** Number of rows that are kept of a long run. */
  public static final int KEPT_ROWS = 4;

  /** Minimum length of a long run in rows. */
  public static final int MIN_ROWS = 24;

  private final byte[] text;
  private final boolean isWhole;
  private final boolean verified;

  PrintedText(byte[] text, boolean isWhole, boolean holds) {
    this.text = text;
    this.isWhole = isWhole;
    this.verified = holds;
  }

  /** Whether no rows are removed. */
  public boolean isWhole() {
    return isWhole;
  }

  /** The reduced text; must not be changed. */
  public byte[] text() {
    return text;
  }

  /** Whether all removed rows were parsed again and equal, bit for bit. */
  public boolean verified() {
    return verified;
  }
}
