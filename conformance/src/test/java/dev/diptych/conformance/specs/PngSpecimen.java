package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageWriteParam;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;

/** Pictures in chunks, with packed pixels; written and read by javax.imageio. */
final class PngSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() throws IOException {
    Map<String, byte[]> samples = new HashMap<>();
    for (Map.Entry<String, BufferedImage> picture : pictures().entrySet()) {
      samples.put(picture.getKey(), Pictures.file("png", picture.getValue()));
    }
    BufferedImage picture = Pictures.colored(BufferedImage.TYPE_INT_RGB, 3, 2);
    samples.put("stored", Pictures.file("png", picture, (how, more) -> store(how)));
    samples.put("notes", Pictures.file("png", picture, (how, more) -> note(more)));
    BufferedImage wider = Pictures.colored(BufferedImage.TYPE_INT_RGB, 5, 3);
    samples.put("interlaced", Pictures.file("png", wider, (how, more) -> interlace(how)));
    return samples;
  }

  private static Map<String, BufferedImage> pictures() {
    int[] samples = {0, 1, 256, 0x7FFF, 0x8000, 0xFFFF};
    return Map.of(
        "rgb", Pictures.colored(BufferedImage.TYPE_INT_RGB, 3, 2),
        "alpha", Pictures.colored(BufferedImage.TYPE_INT_ARGB, 3, 2),
        "gray", Pictures.gray(BufferedImage.TYPE_BYTE_GRAY, 2, 0, 50, 100, 255),
        "deep", Pictures.gray(BufferedImage.TYPE_USHORT_GRAY, 3, samples),
        "bits", Pictures.indexed(1, 2, 9, 3),
        "indexed", Pictures.indexed(2, 4, 5, 3));
  }

  private static void store(ImageWriteParam how) {
    how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    how.setCompressionQuality(1);
  }

  private static void interlace(ImageWriteParam how) {
    how.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
  }

  private static void note(IIOMetadata more) throws IOException {
    IIOMetadataNode root = new IIOMetadataNode(more.getNativeMetadataFormatName());
    add(root, "gAMA", Map.of("value", "45455"));
    String x = "pixelsPerUnitXAxis";
    String y = "pixelsPerUnitYAxis";
    add(root, "pHYs", Map.of(x, "2835", y, "2834", "unitSpecifier", "meter"));
    IIOMetadataNode plain = add(root, "tEXt", Map.of());
    add(plain, "tEXtEntry", Map.of("keyword", "Title", "value", "Café"));
    IIOMetadataNode packed = add(root, "zTXt", Map.of());
    Map<String, String> song = Map.of("keyword", "Song", "text", "la la la la");
    add(packed, "zTXtEntry", song).setAttribute("compressionMethod", "deflate");
    more.mergeTree(root.getNodeName(), root);
  }

  private static IIOMetadataNode add(
      IIOMetadataNode parent, String name, Map<String, String> attributes) {
    IIOMetadataNode node = new IIOMetadataNode(name);
    attributes.forEach(node::setAttribute);
    parent.appendChild(node);
    return node;
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        new Edit(
            "indexed",
            this::recolored,
            file -> {
              PngChunks.of(file);
              assertThat(Pictures.color(file, 0, 0)).isZero();
              assertThat(Pictures.color(file, 1, 0)).isEqualTo(0xFF8000);
            }),
        new Edit(
            "notes",
            this::retitled,
            file -> {
              byte[] title = PngChunks.of(file).get("tEXt");
              assertThat(new String(title, ISO_8859_1)).isEqualTo("Title\0Café au lait");
              assertThat(Pictures.color(file, 2, 1)).isEqualTo(0x78503C);
            }),
        new Edit(
            "stored",
            this::heightened,
            file -> {
              PngChunks.of(file);
              assertThat(Pictures.picture(file).getHeight()).isEqualTo(3);
              assertThat(Pictures.color(file, 2, 2)).isEqualTo(0x070809);
            }));
  }

  private String recolored(String text) {
    return text.replace("(255 0 0)", "(255 128 0)");
  }

  private String retitled(String text) {
    return text.replace("\"Café\"", "\"Café au lait\"");
  }

  /** With a third row, which follows from the rest of the text in its header and its pixels. */
  private String heightened(String text) {
    String last = "(Unfiltered x\"0050143c502878503c\")\n";
    return text.replace("height = 2", "height = 3")
        .replace(last, last + "(Unfiltered x\"010203040506070809\")\n");
  }
}
