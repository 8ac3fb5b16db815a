package dev.diptych.ksy;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Rejects a {@code .ksy} with a node that does not have the shape in {@link KeyShapes}. */
final class ShapeCheck {
  private final YamlErrors refusals;
  private final ScalarCheck scalars;
  private int types;
  private int depth;

  ShapeCheck(YamlErrors refusals) {
    this.refusals = refusals;
    this.scalars = new ScalarCheck(refusals);
  }

  /** Checks {@code top}, the root node of a file. */
  void check(MappingNode top) throws SpecException {
    known("spec", top);
  }

  private void value(Node key, String name, List<String> shapes, Node value) throws SpecException {
    for (String shape : shapes) {
      if (fits(shape, value)) {
        inner(name, shape, value);
        return;
      }
    }
    String wanted = String.join(" or ", shapes.stream().map(ShapeCheck::words).toList());
    boolean nothing = value instanceof ScalarNode && value.getTag().equals(Tag.NULL);
    String given = nothing ? "nothing" : value instanceof ScalarNode ? "a scalar" : kind(value);
    throw refusals.of(
        "bad-spec", nothing ? key : value, "%s takes %s, not %s".formatted(name, wanted, given));
  }

  private static boolean fits(String shape, Node value) {
    return switch (shape.charAt(0)) {
      case '[' -> value instanceof SequenceNode;
      case '{' -> value instanceof MappingNode;
      default ->
          KeyShapes.keys(shape) == null
              ? value instanceof ScalarNode && !value.getTag().equals(Tag.NULL)
              : value instanceof MappingNode;
    };
  }

  private void inner(String name, String shape, Node value) throws SpecException {
    if (value instanceof ScalarNode scalar) {
      scalars.check(name, shape, scalar);
    } else if (value instanceof SequenceNode list) {
      elements(name, alternatives(shape, 1), list);
    } else if (shape.startsWith("{")) {
      members(name, shape, (MappingNode) value);
    } else {
      known(shape, (MappingNode) value);
    }
  }

  private void elements(String name, List<String> shapes, SequenceNode list) throws SpecException {
    require(
        list.getValue().size() <= SpecLimits.MAX_FIELDS || !name.matches("seq|params"), list, name);
    for (Node element : list.getValue()) {
      value(element, "an element of " + name, shapes, element);
    }
  }

  private void members(String name, String shape, MappingNode map) throws SpecException {
    boolean named = shape.startsWith("{=");
    boolean ids = !named && !shape.startsWith("{*");
    require(map.getValue().size() <= SpecLimits.MAX_FIELDS || !name.equals("instances"), map, name);
    for (NodeTuple pair : map.getValue()) {
      ScalarNode key = (ScalarNode) pair.getKeyNode();
      if (ids) {
        scalars.id(key);
      } else if (named) {
        scalars.check(name, "name", key);
      } else if (name.equals("cases")) {
        scalars.check(name, "expression", key);
      }
      value(key, key.getValue(), alternatives(shape, ids ? 1 : 2), pair.getValueNode());
    }
  }

  /** Checks a map with known keys; keys that the engine does not use are ignored. */
  private void known(String name, MappingNode map) throws SpecException {
    boolean type = name.equals("spec");
    if (type) {
      countType(map);
    }
    Map<String, List<String>> keys = requireNonNull(KeyShapes.keys(name), name);
    for (NodeTuple pair : map.getValue()) {
      ScalarNode key = (ScalarNode) pair.getKeyNode();
      List<String> shapes = keys.get(key.getValue());
      if (shapes != null) {
        value(key, key.getValue(), shapes, pair.getValueNode());
      } else if (KeyShapes.closedTo(name, key.getValue())) {
        Replacement like = Suggestion.nearest(key.getValue(), keys.keySet());
        String message = "unknown key " + key.getValue();
        throw refusals.suggesting("unsupported-spec", key, message, like);
      }
    }
    depth -= type ? 1 : 0;
  }

  private void countType(MappingNode map) throws SpecException {
    if (++types > SpecLimits.MAX_TYPES) {
      String message = "more than %,d types";
      throw refusals.of("too-large-spec", map, message.formatted(SpecLimits.MAX_TYPES));
    }
    if (++depth > SpecLimits.MAX_TYPE_DEPTH) {
      String message = "more than %d types within each other";
      throw refusals.of("too-large-spec", map, message.formatted(SpecLimits.MAX_TYPE_DEPTH));
    }
  }

  private void require(boolean within, Node node, String name) throws SpecException {
    if (!within) {
      String message = "%s has more than %,d members";
      throw refusals.of("too-large-spec", node, message.formatted(name, SpecLimits.MAX_FIELDS));
    }
  }

  /**
   * The alternatives between the brackets of {@code shape}, the first of which has {@code open}
   * characters.
   */
  private static List<String> alternatives(String shape, int open) {
    String inside = shape.substring(open, shape.length() - 1);
    return inside.startsWith("{") ? List.of(inside) : List.of(inside.split("/"));
  }

  private static String kind(Node node) {
    return node instanceof SequenceNode ? "a list" : "a map";
  }

  private static String words(String shape) {
    return switch (shape.charAt(0)) {
      case '[' -> "a list";
      case '{' -> "a map";
      default -> KeyShapes.keys(shape) == null ? ScalarCheck.words(shape) : "a map";
    };
  }
}
