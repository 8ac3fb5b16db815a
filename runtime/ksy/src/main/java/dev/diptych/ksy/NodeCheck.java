package dev.diptych.ksy;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeId;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Rejects YAML that is not a finite tree of maps, lists, texts, numbers and truth values: aliases
 * that contain themselves or exceed the limit, other tags, keys that are not scalars.
 */
final class NodeCheck {
  private static final Set<Tag> SCALARS = Set.of(Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL);
  private static final String WHOLE = "[-+]?(0b[01]+|0x[0-9a-fA-F]+|[0-9]+(:[0-9]+)*)";

  private final YamlErrors refusals;
  private final PlainResolver resolver = new PlainResolver();
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private int nodes;

  NodeCheck(YamlErrors refusals) {
    this.refusals = refusals;
  }

  void check(Node node) throws SpecException {
    if (++nodes > SpecLimits.MAX_NODES) {
      throw refusals.of(
          "too-large-spec",
          node,
          "more than %,d keys, values and elements".formatted(SpecLimits.MAX_NODES),
          "an alias counts as its target");
    }
    if (node instanceof ScalarNode scalar) {
      scalar(scalar);
      return;
    }
    if (!open.add(node)) {
      throw refusals.of("bad-spec", node, "an alias refers to a node that contains it");
    }
    if (open.size() > SpecLimits.MAX_DEPTH) {
      String message = "more than %d maps and lists within each other";
      throw refusals.of("too-large-spec", node, message.formatted(SpecLimits.MAX_DEPTH));
    }
    children(node);
    open.remove(node);
  }

  private void children(Node node) throws SpecException {
    if (node instanceof MappingNode map) {
      require(map.getTag().equals(Tag.MAP), map);
      Set<String> keys = new HashSet<>();
      for (NodeTuple pair : map.getValue()) {
        key(pair.getKeyNode(), keys);
        check(pair.getValueNode());
      }
    } else {
      require(node.getTag().equals(Tag.SEQ), node);
      for (Node element : ((SequenceNode) node).getValue()) {
        check(element);
      }
    }
  }

  private void key(Node key, Set<String> before) throws SpecException {
    if (!(key instanceof ScalarNode scalar)) {
      throw refusals.of("bad-spec", key, "a key must be a text or a number");
    }
    if (!before.add(scalar.getValue())) {
      throw refusals.of("bad-spec", key, "found duplicate key " + scalar.getValue());
    }
    if (key.getTag().equals(Tag.NULL)) {
      throw refusals.of("bad-spec", key, "a key is missing", "null as a name needs quotes");
    }
    if (!key.getTag().equals(Tag.MERGE)) {
      check(key);
    }
  }

  private void scalar(ScalarNode scalar) throws SpecException {
    Tag tag = scalar.getTag();
    require(SCALARS.contains(tag), scalar);
    String value = scalar.getValue();
    if (tag.equals(Tag.STR)) {
      return;
    }
    if (value.length() > SpecLimits.MAX_WORD) {
      String message = "a number of more than %d characters";
      throw refusals.of("too-large-spec", scalar, message.formatted(SpecLimits.MAX_WORD));
    }
    Tag meant = resolver.resolve(NodeId.scalar, value, true);
    boolean same = meant.equals(tag) || List.of(tag, meant).equals(List.of(Tag.FLOAT, Tag.INT));
    boolean digits = !meant.equals(Tag.INT) || value.replace("_", "").matches(WHOLE);
    if (!same || !digits) {
      String kind = tag.getValue().replaceFirst(".*:", "");
      throw refusals.of(
          "bad-spec", scalar, "this is not YAML: '%s' is no %s".formatted(value, kind));
    }
  }

  private void require(boolean plain, Node node) throws SpecException {
    if (!plain) {
      String message = "unknown YAML tag %s";
      throw refusals.of("bad-spec", node, message.formatted(node.getTag().getValue()));
    }
  }
}
