package dev.diptych.ksy;

import static java.util.Objects.requireNonNull;

import dev.diptych.ksy.YamlNode.Entry;
import dev.diptych.ksy.YamlNode.Extent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Reads YAML to a finite tree of maps, lists, texts, numbers and truth values, as the Kaitai Struct
 * compiler does, but without duplicate keys. The limits of the YAML library are not used: its
 * errors have no locations. What is wrong is collected, except for what ends the reading.
 */
final class YamlReader {
  private static final String TAG = "tag:yaml.org,2002:";

  private final ParserImpl events;
  private final YamlErrors errors;
  private final Map<String, Anchor> anchors = new HashMap<>();
  private int depth;
  private int nodes;

  /**
   * What an anchor names.
   *
   * @param node null while it is read
   * @param size the nodes in it
   */
  private record Anchor(@Nullable YamlNode node, int size) {}

  YamlReader(String text, YamlErrors errors) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(SpecLimits.MAX_BYTES);
    this.events = new ParserImpl(new StreamReader(text), options);
    this.errors = errors;
  }

  /** The top node, or null if there is none. */
  @Nullable YamlNode document() throws SpecException {
    events.getEvent(); // the start of the file
    if (events.checkEvent(Event.ID.StreamEnd)) {
      return null;
    }
    events.getEvent(); // the start of the document
    YamlNode top = node();
    events.getEvent(); // its end
    if (!events.checkEvent(Event.ID.StreamEnd)) {
      throw errors.last(
          "bad-spec", start(events.peekEvent()), "this is not YAML: a second document");
    }
    return top;
  }

  private YamlNode node() throws SpecException {
    NodeEvent event = (NodeEvent) events.getEvent();
    if (event instanceof AliasEvent alias) {
      return target(alias);
    }
    count(1, event);
    if (event instanceof ScalarEvent scalar) {
      YamlNode.Scalar read = scalar(scalar);
      anchor(event, new Anchor(read, 1));
      return read;
    }
    anchor(event, new Anchor(null, 0));
    int before = nodes;
    depth++;
    checkDepth(0, event);
    YamlNode read =
        event instanceof SequenceStartEvent ? list(event) : map((CollectionStartEvent) event);
    depth--;
    anchor(event, new Anchor(read, nodes - before + 1));
    return read;
  }

  private void anchor(NodeEvent event, Anchor target) {
    if (event.getAnchor() != null) {
      anchors.put(event.getAnchor(), target);
    }
  }

  private YamlNode target(AliasEvent alias) throws SpecException {
    Anchor anchor = anchors.get(alias.getAnchor());
    if (anchor == null) {
      String message = "this is not YAML: nothing is called &" + alias.getAnchor();
      throw errors.last("bad-spec", extent(alias, alias), message);
    }
    if (anchor.node == null) {
      String message = "an alias refers to a node that contains it";
      throw errors.last("bad-spec", extent(alias, alias), message);
    }
    count(anchor.size, alias);
    checkDepth(height(anchor.node), alias);
    return anchor.node;
  }

  /** Counts {@code more} nodes: an alias counts as its target, so that this bounds all walks. */
  private void count(int more, NodeEvent event) throws SpecException {
    nodes += more;
    if (nodes > SpecLimits.MAX_NODES) {
      throw errors.last(
          "too-large-spec",
          extent(event, event),
          "more than %,d keys, values and elements".formatted(SpecLimits.MAX_NODES),
          "an alias counts as its target");
    }
  }

  private void checkDepth(int more, NodeEvent event) throws SpecException {
    if (depth + more > SpecLimits.MAX_DEPTH) {
      String message = "more than %d maps and lists within each other";
      throw errors.last("too-large-spec", start(event), message.formatted(SpecLimits.MAX_DEPTH));
    }
  }

  private static int height(YamlNode node) {
    int height = 0;
    if (node instanceof YamlNode.Sequence list) {
      for (YamlNode element : list.elements()) {
        height = Math.max(height, height(element));
      }
    } else if (node instanceof YamlNode.Mapping map) {
      for (Entry entry : map.entries()) {
        height = Math.max(height, height(entry.value()));
      }
    }
    return node instanceof YamlNode.Scalar ? 0 : height + 1;
  }

  private YamlNode list(NodeEvent start) throws SpecException {
    requireTag(((SequenceStartEvent) start).getTag(), "seq", start);
    List<YamlNode> elements = new ArrayList<>();
    while (!events.checkEvent(Event.ID.SequenceEnd)) {
      elements.add(node());
    }
    return new YamlNode.Sequence(extent(start, events.getEvent()), elements);
  }

  private YamlNode map(CollectionStartEvent start) throws SpecException {
    requireTag(start.getTag(), "map", start);
    MapEntries entries = new MapEntries(errors);
    while (!events.checkEvent(Event.ID.MappingEnd)) {
      boolean merge = events.peekEvent() instanceof ScalarEvent key && isMerge(key);
      YamlNode key = node();
      YamlNode value = node();
      if (merge) {
        entries.merge(value);
      } else {
        entries.add(key, value);
      }
    }
    return new YamlNode.Mapping(extent(start, events.getEvent()), entries.all());
  }

  private static boolean isMerge(ScalarEvent key) {
    return key.isPlain() && key.getTag() == null && key.getValue().equals("<<");
  }

  private YamlNode.Scalar scalar(ScalarEvent event) {
    String text = event.getValue();
    Extent at = extent(event, event);
    boolean word = text.length() <= SpecLimits.MAX_WORD;
    String tag = event.getTag() == null || event.getTag().equals("!") ? null : event.getTag();
    boolean plain = tag == null && event.getImplicit().canOmitTagInPlainScalar();
    boolean typed = plain || (tag != null && !tag.equals(TAG + "str"));
    Object read = typed && word ? PlainScalar.read(text) : text;
    if (tag != null) {
      read = tagged(tag, read, text, at);
    } else if (plain && !word && PlainScalar.isNumber(text)) {
      String message = "a number of more than %d characters";
      errors.add("too-large-spec", at, message.formatted(SpecLimits.MAX_WORD));
    }
    return new YamlNode.Scalar(at, text, read, event.getScalarStyle());
  }

  /** What a scalar with an explicit tag is, where {@code read} is what YAML takes it for. */
  private @Nullable Object tagged(String tag, @Nullable Object read, String text, Extent at) {
    boolean whole = read instanceof Number && !(read instanceof Double);
    boolean fits =
        switch (tag.startsWith(TAG) ? tag.substring(TAG.length()) : "") {
          case "str" -> true;
          case "int" -> whole;
          case "float" -> read instanceof Number;
          case "bool" -> read instanceof Boolean;
          case "null" -> read == null;
          default -> {
            errors.add("bad-spec", at, "unknown YAML tag " + tag);
            yield true;
          }
        };
    if (!fits) {
      String kind = tag.substring(TAG.length());
      errors.add("bad-spec", at, "this is not YAML: '%s' is no %s".formatted(text, kind));
    }
    boolean real = tag.equals(TAG + "float") && read instanceof Number;
    return real ? (Object) ((Number) requireNonNull(read)).doubleValue() : read;
  }

  private void requireTag(@Nullable String tag, String kind, NodeEvent start) {
    if (tag != null && !tag.equals("!") && !tag.equals(TAG + kind)) {
      errors.add("bad-spec", extent(start, start), "unknown YAML tag " + tag);
    }
  }

  private static Extent start(Event event) {
    int start = event.getStartMark().getIndex();
    return new Extent(start, start + 1);
  }

  private static Extent extent(Event first, Event last) {
    return new Extent(first.getStartMark().getIndex(), last.getEndMark().getIndex());
  }
}
