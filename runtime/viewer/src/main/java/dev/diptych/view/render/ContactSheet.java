package dev.diptych.view.render;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Frames in rows, each with its time below it, as a PNG. */
public final class ContactSheet {
  /** The limit of pixels of a sheet, which is in memory as a whole. */
  public static final long MAX_PIXELS = 32L << 20;

  private static final Color BACKGROUND = new Color(0x16181d);

  private ContactSheet() {}

  /**
   * The number of pixels of a sheet.
   *
   * @param columns frames in a row
   */
  public static long pixels(Shot shot, int columns) {
    return (long) columns * shot.width() * rows(shot, columns) * (shot.height() + shot.label());
  }

  private static long rows(Shot shot, int columns) {
    return (shot.times().size() + columns - 1L) / columns;
  }

  /**
   * Draws and writes all frames of a shot with labels.
   *
   * @throws RenderException if a frame cannot be drawn
   */
  public static void write(Renderer renderer, Shot shot, int columns, OutputStream out)
      throws IOException {
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      ImageIO.write(draw(renderer, shot, columns), "png", stream);
    }
  }

  private static BufferedImage draw(Renderer renderer, Shot shot, int columns) throws IOException {
    List<Double> times = shot.times();
    int height = shot.height() + shot.label();
    int rows = (int) rows(shot, columns);
    BufferedImage sheet =
        new BufferedImage(columns * shot.width(), rows * height, BufferedImage.TYPE_3BYTE_BGR);
    Graphics2D drawing = sheet.createGraphics();
    drawing.setColor(BACKGROUND);
    drawing.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    for (int i = 0; i < times.size(); i++) {
      BufferedImage frame = renderer.frame(times.get(i));
      drawing.drawImage(frame, i % columns * shot.width(), i / columns * height, null);
    }
    drawing.dispose();
    return sheet;
  }
}
