package dev.diptych.plot;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;

/** The fonts of the machine. */
final class Fonts {
  private Fonts() {}

  /**
   * Whether texts can be measured and drawn. Java throws errors of many types where a font or the
   * library that reads it is missing.
   */
  static boolean canDraw() {
    try {
      Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 10);
      FontRenderContext context = new FontRenderContext(null, true, true);
      return new TextLayout("0", font, context).getAdvance() > 0;
    } catch (OutOfMemoryError | StackOverflowError e) {
      throw e;
    } catch (RuntimeException | Error e) {
      return false;
    }
  }
}
