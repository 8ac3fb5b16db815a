package dev.diptych.family.chart;

/**
 * What an image is.
 *
 * @param type its format
 * @param width in pixels
 * @param height in pixels
 */
public record Picture(Type type, int width, int height) {
  /** The format of an image. */
  public enum Type {
    /** Shapes. */
    SVG,

    /** Pixels. */
    PNG
  }
}
