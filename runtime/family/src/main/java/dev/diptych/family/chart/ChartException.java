package dev.diptych.family.chart;

import java.util.List;

/** Something cannot be plotted; the message is one sentence. */
public final class ChartException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final List<String> hints;

  /**
   * A failure.
   *
   * @param code a registered code
   * @param message one sentence
   * @param hints advice, one sentence each
   */
  public ChartException(String code, String message, String... hints) {
    super(message);
    this.code = code;
    this.hints = List.of(hints);
  }

  /** The document has nothing to plot. */
  public static ChartException nothing(String message, String... hints) {
    return new ChartException("nothing-to-plot", message, hints);
  }

  /** A name or path of the user is unknown. */
  public static ChartException unknown(String message, String... hints) {
    return new ChartException("unknown-plot-name", message, hints);
  }

  /** An option of the user does not fit this chart. */
  public static ChartException option(String message, String... hints) {
    return new ChartException("bad-plot-option", message, hints);
  }

  /** A registered code. */
  public String code() {
    return code;
  }

  /** Advice, one sentence each. */
  public List<String> hints() {
    return hints;
  }

  /** One sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
