package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageWriteParam;

/** Pictures of few colours in blocks up to a last one; written and read by javax.imageio. */
final class GifSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() throws IOException {
    BufferedImage four = Pictures.indexed(2, 4, 5, 3);
    BufferedImage two = Pictures.indexed(1, 2, 3, 2);
    return Map.of(
        "four", Pictures.file("gif", four),
        "five", Pictures.file("gif", Pictures.indexed(8, 5, 5, 3)),
        "in-order", Pictures.file("gif", two, (how, more) -> order(how)),
        "noise", Pictures.file("gif", noise()),
        "animated", GifFrames.file(List.of(four, two), 0, 0xFF0000, 0x00FF00, 0x0000FF));
  }

  /** More than one piece takes. */
  private static BufferedImage noise() {
    BufferedImage picture = Pictures.indexed(2, 4, 40, 40);
    Random random = new Random(7);
    for (int i = 0; i < 1600; i++) {
      picture.getRaster().setSample(i % 40, i / 40, 0, random.nextInt(4));
    }
    return picture;
  }

  private static void order(ImageWriteParam how) {
    how.setProgressiveMode(ImageWriteParam.MODE_DISABLED);
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "four",
            "(255 0 0)",
            "(255 128 0)",
            file -> {
              assertThat(Pictures.color(file, 0, 0)).isZero();
              assertThat(Pictures.color(file, 1, 0)).isEqualTo(0xFF8000);
            }),
        Edit.replace(
            "animated",
            "delay = 10",
            "delay = 25",
            file -> {
              assertThat(GifFrames.count(file)).isEqualTo(2);
              assertThat(GifFrames.told(file, 1, "GraphicControlExtension", "delayTime"))
                  .isEqualTo("25");
            }),
        Edit.replace(
            "animated",
            "(\"Tide\")",
            "(\"Ebb and\") (\" Tide\")",
            file -> {
              assertThat(GifFrames.told(file, 0, "CommentExtension", "value"))
                  .isEqualTo("Ebb and Tide");
              assertThat(GifFrames.color(file, 0, 1, 0)).isEqualTo(0xFF0000);
            }));
  }
}
