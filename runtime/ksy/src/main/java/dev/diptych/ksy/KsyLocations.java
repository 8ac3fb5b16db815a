package dev.diptych.ksy;

import dev.diptych.ir.Place;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Finds the locations of nodes in a {@code .ksy}. */
final class KsyLocations {
  private final Source source;
  private final YamlMarks marks;
  private final Node root;

  /** The places of the file {@code source}, whose YAML is {@code root}. */
  KsyLocations(Source source, Node root) {
    this.source = source;
    this.marks = new YamlMarks(source);
    this.root = root;
  }

  /**
   * The place of a key or an element.
   *
   * @param path keys and indices from the top, such as {@code seq}, {@code 2}, {@code type}; where
   *     the end of the path is absent, the last part that is present counts, and where all of it is
   *     absent, the id of the spec
   */
  public Location at(List<String> path) {
    Span span = new Walk(root, marks).follow(path);
    if (span == null) {
      span = new Walk(root, marks).follow(List.of("meta", "id"));
    }
    return new Location.InText(source, span == null ? marks.firstLine(root) : span);
  }

  /** The location of the characters of {@code place}; of its node where it is no scalar. */
  Location at(Place place) {
    ScalarNode scalar = new Walk(root, marks).scalar(place);
    if (scalar == null) {
      return at(place.origin().path());
    }
    String text = source.text(new Span(0, source.length()));
    int[] offsets = ScalarText.offsets(text, scalar);
    int last = offsets.length - 1;
    int start = offsets[Math.min(place.start(), last)];
    int end = offsets[Math.min(place.end(), last)];
    int line = text.indexOf('\n', start);
    end = Math.max(start, line < 0 ? end : Math.min(end, line));
    return new Location.InText(source, new Span(bytes(text, start), bytes(text, end)));
  }

  private static int bytes(String text, int end) {
    return text.substring(0, end).getBytes(StandardCharsets.UTF_8).length;
  }

  /** Follows a path from the top of a file. */
  private static final class Walk {
    private final YamlMarks marks;
    private Node at;
    private @Nullable Span span;
    private @Nullable ScalarNode key;

    Walk(Node root, YamlMarks marks) {
      this.marks = marks;
      this.at = root;
    }

    @Nullable Span follow(List<String> path) {
      for (String step : path) {
        Node next = at instanceof MappingNode map ? value(map, step) : element(at, step);
        if (next == null) {
          return span;
        }
        at = next;
      }
      boolean present = at instanceof ScalarNode && !at.getTag().equals(Tag.NULL);
      return present && span != null ? marks.firstLine(at) : span;
    }

    /** The scalar that is the node at {@code place} or its key; null where it is none. */
    @Nullable ScalarNode scalar(Place place) {
      for (String step : place.origin().path()) {
        key = null;
        Node next = at instanceof MappingNode map ? value(map, step) : element(at, step);
        if (next == null) {
          return null;
        }
        at = next;
      }
      return (place.key() ? key : at) instanceof ScalarNode found ? found : null;
    }

    /** Paths have values: 16 for {@code 0x10}. */
    private static boolean isKey(ScalarNode name, String wanted) {
      return name.getValue().equals(wanted)
          || (name.getTag().equals(Tag.INT) && wanted.equals(number(name.getValue())));
    }

    private static String number(String written) {
      org.yaml.snakeyaml.Yaml yaml = new org.yaml.snakeyaml.Yaml(new SafeConstructor(new LoaderOptions()));
      return String.valueOf((Object) yaml.load(written));
    }

    /** The value under {@code key}, whose place is then that of its key. */
    private @Nullable Node value(MappingNode map, String key) {
      for (NodeTuple pair : map.getValue()) {
        if (pair.getKeyNode() instanceof ScalarNode name && isKey(name, key)) {
          this.key = name;
          span = marks.firstLine(name);
          return pair.getValueNode();
        }
      }
      return null;
    }

    private @Nullable Node element(Node list, String index) {
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
}
