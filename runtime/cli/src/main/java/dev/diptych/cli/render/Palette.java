package dev.diptych.cli.render;

import dev.diptych.cli.render.ColoredOutput.Style;

/**
 * Colours for parts of messages, which are safe for a terminal already.
 *
 * @param colored whether there are colours
 */
public record Palette(boolean colored) {
  /** No colours. */
  public static final Palette NONE = new Palette(false);

  /** {@code text} in a colour; unchanged without colours, or if it is empty. */
  public String paint(Style style, String text) {
    return colored && !text.isEmpty() ? style.sequence() + text + Style.PLAIN.sequence() : text;
  }
}
