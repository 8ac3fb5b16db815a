package dev.diptych.conformance.specs;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.w3c.dom.Element;

/** Several pictures in one GIF; written and read by javax.imageio. */
final class GifFrames {
  private GifFrames() {}

  /** Shows pictures again and again; their first colours are those of the whole file. */
  static byte[] file(List<BufferedImage> pictures, int... colors) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(global(writer, colors));
      for (BufferedImage picture : pictures) {
        ImageTypeSpecifier type = new ImageTypeSpecifier(picture);
        IIOMetadata more = writer.getDefaultImageMetadata(type, null);
        animate(more);
        writer.writeToSequence(new IIOImage(picture, null, more), null);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static IIOMetadata global(ImageWriter writer, int... colors) throws IOException {
    IIOMetadata global = writer.getDefaultStreamMetadata(null);
    IIOMetadataNode root = new IIOMetadataNode(global.getNativeMetadataFormatName());
    String length = "" + colors.length;
    IIOMetadataNode table = add(root, "GlobalColorTable", Map.of("sizeOfGlobalColorTable", length));
    table.setAttribute("backgroundColorIndex", "0");
    table.setAttribute("sortFlag", "FALSE");
    for (int i = 0; i < colors.length; i++) {
      IIOMetadataNode entry = add(table, "ColorTableEntry", Map.of("index", "" + i));
      Color color = new Color(colors[i]);
      entry.setAttribute("red", "" + color.getRed());
      entry.setAttribute("green", "" + color.getGreen());
      entry.setAttribute("blue", "" + color.getBlue());
    }
    global.mergeTree(root.getNodeName(), root);
    return global;
  }

  private static void animate(IIOMetadata more) throws IOException {
    IIOMetadataNode root = new IIOMetadataNode(more.getNativeMetadataFormatName());
    Map<String, String> control =
        Map.of(
            "disposalMethod", "doNotDispose",
            "userInputFlag", "FALSE",
            "transparentColorFlag", "FALSE",
            "delayTime", "10",
            "transparentColorIndex", "0");
    add(root, "GraphicControlExtension", control);
    Map<String, String> id = Map.of("applicationID", "NETSCAPE", "authenticationCode", "2.0");
    IIOMetadataNode applications = add(root, "ApplicationExtensions", Map.of());
    add(applications, "ApplicationExtension", id).setUserObject(new byte[] {1, 0, 0});
    IIOMetadataNode comments = add(root, "CommentExtensions", Map.of());
    add(comments, "CommentExtension", Map.of("value", "Tide"));
    more.mergeTree(root.getNodeName(), root);
  }

  private static IIOMetadataNode add(
      IIOMetadataNode parent, String name, Map<String, String> attributes) {
    IIOMetadataNode node = new IIOMetadataNode(name);
    attributes.forEach(node::setAttribute);
    parent.appendChild(node);
    return node;
  }

  /** How many pictures there are. */
  static int count(byte[] file) throws IOException {
    return reader(file).getNumImages(true);
  }

  /** The colour at a place of a picture, as {@code 0xRRGGBB}. */
  static int color(byte[] file, int index, int x, int y) throws IOException {
    return reader(file).read(index).getRGB(x, y) & 0xFFFFFF;
  }

  /** The description of a picture. */
  static String told(byte[] file, int index, String element, String attribute) throws IOException {
    IIOMetadata more = reader(file).getImageMetadata(index);
    Element root = (Element) more.getAsTree(more.getNativeMetadataFormatName());
    return ((Element) root.getElementsByTagName(element).item(0)).getAttribute(attribute);
  }

  private static ImageReader reader(byte[] file) {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
    return reader;
  }
}
