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

  private final int width;
  private final int height;
  private final BufferedImage image;
  private final Graphics2D drawing;
  private int count;

  private ContactSheet(Shot shot, int columns, int frames) {
    width = shot.width();
    height = shot.height() + shot.label();
    int rows = (int) rows(frames, columns);
    image = new BufferedImage(columns * width, rows * height, BufferedImage.TYPE_3BYTE_BGR);
    drawing = image.createGraphics();
    drawing.setColor(BACKGROUND);
    drawing.fillRect(0, 0, image.getWidth(), image.getHeight());
  }

  /**
   * The number of pixels of a sheet.
   *
   * @param columns frames in a row
   */
  public static long pixels(Shot shot, int columns) {
    long rows = rows(shot.times().size(), columns);
    return columns * rows * shot.width() * (shot.height() + shot.label());
  }

  private static long rows(int frames, int columns) {
    return (frames + columns - 1L) / columns;
  }

  /**
   * Draws and writes all frames of a shot with labels.
   *
   * @throws RenderException if a frame cannot be drawn
   */
  public static void write(Renderer renderer, Shot shot, int columns, OutputStream out)
      throws IOException {
    ContactSheet sheet = new ContactSheet(shot, columns, shot.times().size());
    for (double time : shot.times()) {
      sheet.add(renderer.frame(time));
    }
    sheet.write(out);
  }

  /**
   * Draws and writes the first frame of each of several shots.
   *
   * @param shots at least one, all of one size
   * @throws RenderException if a frame cannot be drawn
   */
  public static void write(Renderer renderer, List<Shot> shots, int columns, OutputStream out)
      throws IOException {
    ContactSheet sheet = new ContactSheet(shots.get(0), columns, shots.size());
    for (Shot shot : shots) {
      renderer.begin(shot);
      sheet.add(renderer.frame(shot.times().get(0)));
    }
    sheet.write(out);
  }

  private void add(BufferedImage frame) {
    int columns = image.getWidth() / width;
    drawing.drawImage(frame, count % columns * width, count / columns * height, null);
    count++;
  }

  private void write(OutputStream out) throws IOException {
    drawing.dispose();
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      ImageIO.write(image, "png", stream);
    }
  }
}
