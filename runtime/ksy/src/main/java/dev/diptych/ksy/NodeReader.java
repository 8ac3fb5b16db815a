package dev.diptych.ksy;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Reads YAML to nodes and nodes to values, as the Kaitai Struct compiler does, but without
 * duplicate keys. The limits of the YAML library are not used: its errors have no locations.
 */
final class NodeReader {
  private final Source source;
  private final String text;
  private final LoaderOptions options = new LoaderOptions();

  NodeReader(Source source, String text) {
    this.source = source;
    this.text = text;
    options.setAllowDuplicateKeys(false);
    options.setCodePointLimit(SpecLimits.MAX_BYTES);
    options.setNestingDepthLimit(SpecLimits.MAX_DEPTH + 1);
    options.setMaxAliasesForCollections(SpecLimits.MAX_NODES);
  }

  /** The top node, or null if the file is empty. Reads only what is within the limit of depth. */
  Node nodes() throws SpecException {
    checkDepth();
    return new Composer(parser(), new PlainResolver(), options).getSingleNode();
  }

  /** {@code node} with all merge keys resolved. */
  Node merged(Node node) {
    new Values(options).merge(node, Collections.newSetFromMap(new IdentityHashMap<>()));
    return node;
  }

  /** The value of {@code node}, which must be a map. */
  Map<String, Object> value(Node node) {
    return new Values(options).map(node);
  }

  private ParserImpl parser() {
    return new ParserImpl(new StreamReader(text), options);
  }

  private void checkDepth() throws SpecException {
    int depth = 0;
    ParserImpl events = parser();
    for (Event event = events.getEvent(); event != null; event = events.getEvent()) {
      if (event.is(Event.ID.MappingStart) || event.is(Event.ID.SequenceStart)) {
        depth++;
      } else if (event.is(Event.ID.MappingEnd) || event.is(Event.ID.SequenceEnd)) {
        depth--;
      }
      if (depth > SpecLimits.MAX_DEPTH) {
        Location at =
            new Location.InText(source, new YamlMarks(source).character(event.getStartMark()));
        String message = "more than %d maps and lists within each other";
        throw YamlErrors.of("too-large-spec", at, message.formatted(SpecLimits.MAX_DEPTH));
      }
    }
  }

  private static final class Values extends SafeConstructor {
    Values(LoaderOptions options) {
      super(options);
    }

    @SuppressWarnings("unchecked")
    Map<String, Object> map(Node node) {
      return (Map<String, Object>) constructDocument(node);
    }

    void merge(Node node, Set<Node> done) {
      if (!done.add(node)) {
        return;
      }
      if (node instanceof MappingNode map) {
        flattenMapping(map);
        map.getValue().forEach(pair -> merge(pair.getValueNode(), done));
      } else if (node instanceof SequenceNode list) {
        list.getValue().forEach(each -> merge(each, done));
      }
    }
  }
}
