package dev.diptych.compiler.ksy;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Finds where in a {@code .ksy} something stands. */
public final class KsyPlaces {
  private final Marks marks;
  private Node at;
  private Span span;

  private KsyPlaces(Marks marks, Node root) {
    this.marks = marks;
    this.at = root;
  }

  /**
   * The place of a key or an element. The file is read again: places are needed only where
   * something is wrong.
   *
   * @param ksy the file
   * @param path keys and indices from the top, such as {@code seq}, {@code 2}, {@code type}; where
   *     it leads farther than the file does, its last part that is there is the place
   */
  public static Location at(Path ksy, List<String> path) {
    try {
      Source source = new Source(ksy.toString(), Files.readAllBytes(ksy));
      String text = source.text(new Span(0, source.length()));
      Node root = new org.yaml.snakeyaml.Yaml(KsyFile.options()).compose(new StringReader(text));
      Span span = new KsyPlaces(new Marks(source), root).follow(path);
      return span == null ? new Location.Whole(source.name()) : new Location.InText(source, span);
    } catch (IOException | YAMLException e) {
      return new Location.Whole(ksy.toString());
    }
  }

  private Span follow(List<String> path) {
    for (String step : path) {
      Node next = at instanceof MappingNode map ? value(map, step) : element(at, step);
      if (next == null) {
        return span;
      }
      at = next;
    }
    boolean said = at instanceof ScalarNode && !at.getTag().equals(Tag.NULL);
    return said && span != null ? marks.firstLine(at) : span;
  }

  /** The value under {@code key}, whose place is then that of its key. */
  private Node value(MappingNode map, String key) {
    for (NodeTuple pair : map.getValue()) {
      if (pair.getKeyNode() instanceof ScalarNode name && name.getValue().equals(key)) {
        span = marks.firstLine(name);
        return pair.getValueNode();
      }
    }
    return null;
  }

  private Node element(Node list, String index) {
    if (!(list instanceof SequenceNode elements) || !index.matches("\\d{1,9}")) {
      return null;
    }
    int wanted = Integer.parseInt(index);
    if (wanted >= elements.getValue().size()) {
      return null;
    }
    Node element = elements.getValue().get(wanted);
    span = marks.firstLine(element);
    return element;
  }
}
