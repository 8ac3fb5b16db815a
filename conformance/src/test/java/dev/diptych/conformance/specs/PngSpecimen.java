package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
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

  private byte[] body(String sample, String kind) throws IOException {
    return PngChunks.of(samples().get(sample)).get(kind);
  }

  private String recolored(String text) throws IOException {
    byte[] palette = body("indexed", "PLTE");
    byte[] other = palette.clone();
    other[4] = (byte) 128;
    String edited = text.replace("(255 0 0)", "(255 128 0)");
    return PngChunks.corrected(edited, "PLTE", palette, other);
  }

  private String retitled(String text) throws IOException {
    byte[] title = "Title\0Café au lait".getBytes(ISO_8859_1);
    String edited = text.replace("\"Café\"", "\"Café au lait\"");
    return PngChunks.corrected(edited, "tEXt", body("notes", "tEXt"), title);
  }

  /** With a third row, which follows from the rest of the text in its header and its pixels. */
  private String heightened(String text) throws IOException {
    byte[] header = body("stored", "IHDR");
    byte[] higher = header.clone();
    higher[7] = 3;
    byte[] stream = body("stored", "IDAT");
    int length = stream.length - 11;
    byte[] rows = Arrays.copyOf(Arrays.copyOfRange(stream, 7, 7 + length), length + 10);
    for (int i = 1; i < 10; i++) {
      rows[length + i] = (byte) i;
    }
    String last = "(Unfiltered x\"0050143c502878503c\")\n";
    String edited =
        text.replace("height = 2", "height = 3")
            .replace(last, last + "(Unfiltered x\"010203040506070809\")\n");
    edited = PngChunks.corrected(edited, "IHDR", header, higher);
    return PngChunks.corrected(edited, "IDAT", stream, PngChunks.stored(rows));
  }
}
