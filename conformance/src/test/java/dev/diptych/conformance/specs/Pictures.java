package dev.diptych.conformance.specs;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Tiny pictures; written and read by javax.imageio. */
final class Pictures {
  private Pictures() {}

  /** What else a picture is to be written with. */
  interface Setup {
    void of(ImageWriteParam how, IIOMetadata more) throws IOException;
  }

  /** A picture in which no two neighbours have the same colour. */
  static BufferedImage colored(int type, int width, int height) {
    BufferedImage picture = new BufferedImage(width, height, type);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        picture.setRGB(x, y, new Color(x * 60, y * 80, (x + y) * 20).getRGB());
      }
    }
    return picture;
  }

  /** A gray picture of such samples. */
  static BufferedImage gray(int type, int width, int... samples) {
    int height = samples.length / width;
    BufferedImage picture = new BufferedImage(width, height, type);
    picture.getRaster().setPixels(0, 0, width, height, samples);
    return picture;
  }

  /** A picture in the colours of a palette, which begins with black, red, green, and blue. */
  static BufferedImage indexed(int bits, int colors, int width, int height) {
    byte[][] parts = new byte[3][colors];
    for (int i = 1; i < colors; i++) {
      parts[(i - 1) % 3][i] = (byte) (255 - (i - 1) / 3);
    }
    IndexColorModel palette = new IndexColorModel(bits, colors, parts[0], parts[1], parts[2]);
    int type = bits == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY;
    BufferedImage picture = new BufferedImage(width, height, type, palette);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        picture.getRaster().setSample(x, y, 0, (x + y) % colors);
      }
    }
    return picture;
  }

  /** The file of {@code picture} with default options. */
  static byte[] file(String format, BufferedImage picture) throws IOException {
    return file(format, picture, (how, more) -> {});
  }

  /** The file of {@code picture}. */
  static byte[] file(String format, BufferedImage picture, Setup setup) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
    ImageWriteParam how = writer.getDefaultWriteParam();
    IIOMetadata more = writer.getDefaultImageMetadata(new ImageTypeSpecifier(picture), how);
    setup.of(how, more);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(picture, null, more), how);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  /** The picture in {@code file}. */
  static BufferedImage picture(byte[] file) throws IOException {
    return ImageIO.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
  }

  /** The colour at a place, as {@code 0xRRGGBB}. */
  static int color(byte[] file, int x, int y) throws IOException {
    return picture(file).getRGB(x, y) & 0xFFFFFF;
  }
}
