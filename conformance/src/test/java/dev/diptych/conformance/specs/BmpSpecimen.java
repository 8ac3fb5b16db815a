package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageWriteParam;
import javax.imageio.plugins.bmp.BMPImageWriteParam;

/** Pictures in rows that are filled up to four bytes; written and read by javax.imageio. */
final class BmpSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() throws IOException {
    Map<String, byte[]> samples = new HashMap<>();
    for (Map.Entry<String, BufferedImage> picture : pictures().entrySet()) {
      samples.put(picture.getKey(), Pictures.file("bmp", picture.getValue()));
    }
    BufferedImage striped = Pictures.indexed(8, 20, 5, 3);
    striped.getRaster().setSamples(0, 1, 5, 1, 0, new int[] {7, 7, 7, 7, 9});
    samples.put("runs", Pictures.file("bmp", striped, (how, more) -> pack(how)));
    BufferedImage colors = Pictures.colored(BufferedImage.TYPE_3BYTE_BGR, 3, 2);
    samples.put("top-down", Pictures.file("bmp", colors, (how, more) -> turn(how)));
    return samples;
  }

  /** The writer makes no sense of four bits with an odd width, or of eight with few colours. */
  private static Map<String, BufferedImage> pictures() {
    return Map.of(
        "colors", Pictures.colored(BufferedImage.TYPE_3BYTE_BGR, 3, 2),
        "filled", Pictures.colored(BufferedImage.TYPE_3BYTE_BGR, 4, 1),
        "words", Pictures.colored(BufferedImage.TYPE_USHORT_565_RGB, 3, 2),
        "bytes", Pictures.indexed(8, 20, 5, 3),
        "nibbles", Pictures.indexed(4, 16, 6, 2),
        "flags", Pictures.indexed(1, 2, 9, 3));
  }

  private static void pack(ImageWriteParam how) {
    how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    how.setCompressionType("BI_RLE8");
  }

  private static void turn(ImageWriteParam how) {
    ((BMPImageWriteParam) how).setTopDown(true);
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "colors",
            "(20 80 0)",
            "(1 2 3)",
            file -> {
              assertThat(Pictures.color(file, 0, 1)).isEqualTo(0x030201);
              assertThat(Pictures.color(file, 1, 1)).isEqualTo(0x3C5028);
            }),
        new Edit(
            "colors",
            BmpSpecimen::raised,
            file -> {
              assertThat(Pictures.picture(file).getHeight()).isEqualTo(3);
              assertThat(Pictures.color(file, 2, 0)).isEqualTo(0x090807);
              assertThat(Pictures.color(file, 0, 2)).isEqualTo(0x005014);
              assertThat(length(file)).isEqualTo(file.length);
            }),
        Edit.replace(
            "runs",
            "value = 7",
            "value = 3",
            file -> {
              assertThat(Pictures.color(file, 3, 1)).isEqualTo(0x0000FF);
              assertThat(Pictures.color(file, 4, 1)).isEqualTo(0x0000FD);
            }),
        Edit.replace(
            "nibbles",
            "(0 0 255 255)",
            "(0 128 255 255)",
            file -> assertThat(Pictures.color(file, 1, 0)).isEqualTo(0xFF8000)),
        new Edit(
            "bytes",
            BmpSpecimen::enriched,
            file -> {
              assertThat(Pictures.color(file, 0, 2)).isEqualTo(0x030201);
              assertThat(Pictures.color(file, 1, 0)).isEqualTo(0xFF0000);
              assertThat(length(file)).isEqualTo(file.length);
            }));
  }

  /** With a third row on top, which is the last in the file. */
  private static String raised(String text) {
    String row = "Rows {\nColors {\n(1 2 3)\n(4 5 6)\n(7 8 9)\n}\npad = x\"000000\"\n}\n";
    int end = text.lastIndexOf("}\nEof");
    return text.substring(0, end).replace("height = 2", "height = 3") + row + "}\nEof\n";
  }

  /** With one colour more, in which the first pixel of the last row is. */
  private static String enriched(String text) {
    int end = text.indexOf("}\n  Rows");
    return text.substring(0, end)
        + "(1 2 3 255)\n"
        + text.substring(end).replace("(2 3 4 5 6)", "(20 3 4 5 6)");
  }

  private static int length(byte[] file) {
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(2);
  }
}
