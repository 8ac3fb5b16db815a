package dev.diptych.view.render;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes frames one after the other as an animated GIF. Each frame has its own 256 colors. */
public final class AnimatedGif {
  /** The limit of pixels of all frames together. */
  public static final long MAX_PIXELS = 1L << 30;

  /** The fewest hundredths of a second that browsers show a frame for. */
  public static final int MIN_DELAY = 2;

  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  /** Repeats for ever; the extension of Netscape, which all browsers have. */
  private static final byte[] LOOP = {1, 0, 0};

  private AnimatedGif() {}

  /**
   * Draws and writes all frames of a shot.
   *
   * @param seconds how long each frame is shown
   * @param loop whether it begins again after its end
   * @throws RenderException if a frame cannot be drawn
   */
  public static void write(
      Renderer renderer, Shot shot, double seconds, boolean loop, OutputStream out)
      throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.prepareWriteSequence(null);
      for (int i = 0; i < shot.times().size(); i++) {
        BufferedImage frame = opaque(renderer.frame(shot.times().get(i)));
        IIOMetadata metadata =
            writer.getDefaultImageMetadata(
                ImageTypeSpecifier.createFromRenderedImage(frame), writer.getDefaultWriteParam());
        describe(metadata, delay(i, seconds), loop && i == 0);
        writer.writeToSequence(new IIOImage(frame, null, metadata), writer.getDefaultWriteParam());
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  /** Hundredths of a second, such that the sum is right although each of them is a whole number. */
  static int delay(int frame, double seconds) {
    long delay = Math.round((frame + 1) * seconds * 100) - Math.round(frame * seconds * 100);
    return (int) Math.max(MIN_DELAY, delay);
  }

  private static BufferedImage opaque(BufferedImage frame) {
    BufferedImage opaque =
        new BufferedImage(frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D drawing = opaque.createGraphics();
    drawing.drawImage(frame, 0, 0, null);
    drawing.dispose();
    return opaque;
  }

  private static void describe(IIOMetadata metadata, int delay, boolean loop) throws IOException {
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", Integer.toString(delay));
    if (loop) {
      IIOMetadataNode extension = new IIOMetadataNode("ApplicationExtension");
      extension.setAttribute("applicationID", "NETSCAPE");
      extension.setAttribute("authenticationCode", "2.0");
      extension.setUserObject(LOOP.clone());
      child(root, "ApplicationExtensions").appendChild(extension);
    }
    metadata.setFromTree(FORMAT, root);
  }

  private static IIOMetadataNode child(IIOMetadataNode root, String name) {
    for (int i = 0; i < root.getLength(); i++) {
      if (root.item(i).getNodeName().equals(name)) {
        return (IIOMetadataNode) root.item(i);
      }
    }
    IIOMetadataNode node = new IIOMetadataNode(name);
    root.appendChild(node);
    return node;
  }
}
