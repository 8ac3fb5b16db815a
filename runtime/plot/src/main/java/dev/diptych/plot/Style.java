package dev.diptych.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.knowm.xchart.style.AxesChartStyler;

/** Colours and strokes. */
final class Style {
  /** Ten colours that differ for most people, of Tableau. */
  private static final List<Color> COLORS =
      List.of(
          new Color(0x1f77b4),
          new Color(0xff7f0e),
          new Color(0x2ca02c),
          new Color(0xd62728),
          new Color(0x9467bd),
          new Color(0x8c564b),
          new Color(0xe377c2),
          new Color(0x7f7f7f),
          new Color(0xbcbd22),
          new Color(0x17becf));

  /** Dashes of the second, third and further files. */
  private static final List<float[]> DASHES =
      List.of(new float[] {6, 3}, new float[] {2, 2}, new float[] {8, 3, 2, 3});

  private static final float WIDTH = 1.5f;
  private static final float HAIR = 0.5f;
  private static final Color GRID = new Color(0xdddddd);

  /** Enough for the steps of labels, and few enough to hide rounding errors. */
  private static final MathContext LABEL = new MathContext(7);

  private static final int PLAIN_DIGITS = 6;

  private Style() {}

  /** The colour of a line by its number. */
  static Color color(int line) {
    return COLORS.get(line % COLORS.size());
  }

  /** The stroke of the lines of a file by its number; solid for the first. */
  static BasicStroke stroke(int file) {
    return file == 0
        ? new BasicStroke(WIDTH, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
        : new BasicStroke(
            WIDTH,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_ROUND,
            1,
            DASHES.get((file - 1) % DASHES.size()),
            0);
  }

  /** What all charts have in common, whatever the locale of the machine is. */
  static void apply(AxesChartStyler styler) {
    styler.setLocale(Locale.ROOT);
    styler.setTimezone(TimeZone.getTimeZone("UTC"));
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotContentSize(1);
    styler.setPlotMargin(0);
    styler.setPlotGridLinesStroke(new BasicStroke(HAIR));
    styler.setPlotGridLinesColor(GRID);
    styler.setAntiAlias(true);
  }

  /** The label of a number on an axis. */
  static String label(double number) {
    if (number == 0 || !Double.isFinite(number)) {
      return "0";
    }
    BigDecimal rounded = new BigDecimal(number, LABEL).stripTrailingZeros();
    return Math.abs(rounded.precision() - rounded.scale()) <= PLAIN_DIGITS
        ? rounded.toPlainString()
        : rounded.toString();
  }

  /** A text that can be drawn: not empty, and without control characters. */
  static String drawable(String text) {
    String clean = text.replaceAll("\\p{Cntrl}", "\ufffd");
    return clean.isBlank() ? "(no name)" : clean;
  }
}
