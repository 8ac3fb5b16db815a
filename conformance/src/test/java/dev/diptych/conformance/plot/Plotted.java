package dev.diptych.conformance.plot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A plot of lines that was read back from SVG. */
final class Plotted {
  private static final String NUMBER = "(-?[0-9.]+(?:E-?[0-9]+)?)";
  private static final Pattern RANGE =
      Pattern.compile(
          ".* from " + NUMBER + " to " + NUMBER + ", .* from " + NUMBER + " to " + NUMBER);
  private static final Pattern POINT = Pattern.compile("([ML])(-?[0-9.]+) (-?[0-9.]+)");
  private static final Pattern LINE = Pattern.compile("[ML0-9. -]+");

  private final String title;
  private final double[] range;
  private final double[] area;
  private final Map<String, List<double[]>> lines = new LinkedHashMap<>();
  private final Map<String, String> colors = new LinkedHashMap<>();

  private Plotted(Document svg) {
    Element root = svg.getDocumentElement();
    title = text(root, "title");
    List<String> facts = List.of(text(root, "desc").split("\n"));
    Matcher numbers = RANGE.matcher(facts.get(0));
    if (!numbers.matches()) {
      throw new AssertionError(facts.get(0));
    }
    range = new double[4];
    for (int i = 0; i < range.length; i++) {
      range[i] = Double.parseDouble(numbers.group(i + 1));
    }
    area = area(root);
    List<Element> paths = paths(root);
    if (paths.size() != facts.size() - 1) {
      throw new AssertionError(paths.size() + " lines for " + facts);
    }
    for (int i = 0; i < paths.size(); i++) {
      lines.put(facts.get(i + 1), points(paths.get(i).getAttribute("d")));
      colors.put(facts.get(i + 1), inherited(paths.get(i), "stroke"));
    }
  }

  static Plotted of(Path file) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      DocumentBuilder builder = factory.newDocumentBuilder();
      return new Plotted(builder.parse(Files.newInputStream(file)));
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(e);
    }
  }

  private static String text(Element root, String name) {
    return root.getElementsByTagName(name).item(0).getTextContent();
  }

  /** The white rectangle behind the lines: left, top, width and height. */
  private static double[] area(Element root) {
    NodeList rectangles = root.getElementsByTagName("rect");
    for (int i = 0; i < rectangles.getLength(); i++) {
      Element rectangle = (Element) rectangles.item(i);
      if (rectangle.getAttribute("fill").equals("white")) {
        return Arrays.stream(new String[] {"x", "y", "width", "height"})
            .mapToDouble(name -> Double.parseDouble(rectangle.getAttribute(name)))
            .toArray();
      }
    }
    throw new AssertionError("no plot area");
  }

  /** Open shapes of straight parts; letters are filled and closed. */
  private static List<Element> paths(Element root) {
    List<Element> found = new ArrayList<>();
    NodeList paths = root.getElementsByTagName("path");
    for (int i = 0; i < paths.getLength(); i++) {
      Element path = (Element) paths.item(i);
      if (path.getAttribute("fill").equals("none")
          && LINE.matcher(path.getAttribute("d")).matches()) {
        found.add(path);
      }
    }
    return found;
  }

  private static String inherited(Element element, String attribute) {
    for (Node at = element; at instanceof Element each; at = at.getParentNode()) {
      if (each.hasAttribute(attribute)) {
        return each.getAttribute(attribute);
      }
    }
    return "";
  }

  /** Points x, y in pixels; a third number is 1 where a part of the line begins. */
  private static List<double[]> points(String data) {
    List<double[]> points = new ArrayList<>();
    Matcher point = POINT.matcher(data);
    while (point.find()) {
      points.add(
          new double[] {
            Double.parseDouble(point.group(2)),
            Double.parseDouble(point.group(3)),
            point.group(1).equals("M") ? 1 : 0
          });
    }
    return points;
  }

  String title() {
    return title;
  }

  List<String> names() {
    return List.copyOf(lines.keySet());
  }

  /** The colour of a line, such as {@code rgb(1,2,3)}. */
  String color(String name) {
    return colors.get(name);
  }

  int points(List<String> names) {
    return names.stream().mapToInt(name -> lines.get(name).size()).sum();
  }

  double start() {
    return range[0];
  }

  double end() {
    return range[1];
  }

  double lowest() {
    return range[2];
  }

  double highest() {
    return range[3];
  }

  /** Where a point is in pixels. */
  double[] pixel(double x, double y) {
    return new double[] {
      area[0] + (x - range[0]) / (range[1] - range[0]) * area[2],
      area[1] + area[3] - (y - range[2]) / (range[3] - range[2]) * area[3]
    };
  }

  /** How far a line is from a point, in pixels. */
  double distance(String name, double x, double y) {
    double[] at = pixel(x, y);
    List<double[]> points = lines.get(name);
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < points.size(); i++) {
      double[] to = points.get(i);
      double[] from = to[2] == 1 ? to : points.get(i - 1);
      nearest = Math.min(nearest, distance(at, from, to));
    }
    return nearest;
  }

  private static double distance(double[] at, double[] from, double[] to) {
    double dx = to[0] - from[0];
    double dy = to[1] - from[1];
    double square = dx * dx + dy * dy;
    double part = square == 0 ? 0 : ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / square;
    double inside = Math.max(0, Math.min(1, part));
    return Math.hypot(at[0] - from[0] - inside * dx, at[1] - from[1] - inside * dy);
  }
}
