package dev.diptych.plot;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.family.chart.Picture;
import java.awt.Dimension;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * A plot as SVG. Texts are outlines, so that they look alike everywhere; the title and the names of
 * lines are in the title and the description, too.
 */
final class SvgImage {
  private static final String SVG = "http://www.w3.org/2000/svg";
  private static final int DECIMALS = 2;

  private SvgImage() {}

  static byte[] of(Plot plot, Picture picture) {
    Document document = document();
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
    context.setPrecision(DECIMALS);
    context.setComment("Drawn by Diptych");
    SVGGraphics2D graphics = new SVGGraphics2D(context, true);
    graphics.setSVGCanvasSize(new Dimension(picture.width(), picture.height()));
    plot.chart().paint(graphics, picture.width(), picture.height());
    Element root = graphics.getRoot();
    root.setAttributeNS(null, "viewBox", "0 0 " + picture.width() + " " + picture.height());
    root.setAttributeNS(null, "role", "img");
    Element description = child(document, "desc", String.join("\n", plot.facts()));
    root.insertBefore(description, root.getFirstChild());
    root.insertBefore(child(document, "title", plot.title()), description);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Writer writer = new OutputStreamWriter(out, UTF_8)) {
      graphics.stream(root, writer, false, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static Element child(Document document, String name, String text) {
    Element element = document.createElementNS(SVG, name);
    element.setTextContent(text.replaceAll("[\\p{Cntrl}&&[^\n]]", "\ufffd"));
    return element;
  }

  private static Document document() {
    try {
      return DocumentBuilderFactory.newDefaultInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(SVG, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
