package dev.diptych.ksy;

import dev.diptych.ksy.KeyShapes.Known;
import dev.diptych.ksy.KeyShapes.Many;
import dev.diptych.ksy.KeyShapes.Named;
import dev.diptych.ksy.KeyShapes.Shape;
import dev.diptych.ksy.KeyShapes.Word;
import dev.diptych.ksy.YamlNode.Entry;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the nodes of a {@code .ksy} that do not have the shape in {@link KeyShapes}. */
final class ShapeCheck {
  private final YamlErrors errors;
  private final ScalarCheck scalars;
  private int types;
  private int depth;

  ShapeCheck(YamlErrors errors) {
    this.errors = errors;
    this.scalars = new ScalarCheck(errors);
  }

  /** Checks {@code top}, the root node of a file, and returns the scalars in it that are names. */
  Set<YamlNode.Scalar> check(YamlNode.Mapping top) {
    known("spec", top);
    return scalars.names();
  }

  private void value(YamlNode key, String name, List<Shape> shapes, YamlNode value) {
    for (Shape shape : shapes) {
      if (fits(shape, value)) {
        inner(name, shape, value);
        return;
      }
    }
    String wanted = shapes.stream().map(ShapeCheck::words).collect(Collectors.joining(" or "));
    boolean nothing = value instanceof YamlNode.Scalar scalar && scalar.isNull();
    String given = nothing ? "nothing" : kind(value);
    errors.add(
        "bad-spec",
        nothing ? key.at() : value.at(),
        "%s takes %s, not %s".formatted(name, wanted, given),
        colonWithoutSpace(value));
  }

  /** {@code id:x} is a text for YAML. */
  private static String[] colonWithoutSpace(YamlNode value) {
    boolean colon =
        value instanceof YamlNode.Scalar scalar && scalar.text().matches("[\\w-]+:\\S+");
    return colon ? new String[] {"a space is missing behind the colon"} : new String[0];
  }

  private static boolean fits(Shape shape, YamlNode value) {
    if (shape instanceof Word) {
      return value instanceof YamlNode.Scalar scalar && !scalar.isNull();
    }
    return shape instanceof Many
        ? value instanceof YamlNode.Sequence
        : value instanceof YamlNode.Mapping;
  }

  /** Checks {@code value}, which fits {@code shape}. */
  private void inner(String name, Shape shape, YamlNode value) {
    if (shape instanceof Word word) {
      scalars.check(name, word.kind(), (YamlNode.Scalar) value);
    } else if (shape instanceof Many many) {
      elements(name, many, (YamlNode.Sequence) value);
    } else if (shape instanceof Named named) {
      members(name, named, (YamlNode.Mapping) value);
    } else {
      known(((Known) shape).name(), (YamlNode.Mapping) value);
    }
  }

  private void elements(String name, Many shape, YamlNode.Sequence list) {
    boolean fields = name.equals("seq") || name.equals("params");
    if (fields && tooMany(name, list.elements().size(), list)) {
      return;
    }
    for (YamlNode element : list.elements()) {
      value(element, "an element of " + name, shape.elements(), element);
    }
  }

  private void members(String name, Named shape, YamlNode.Mapping map) {
    if (name.equals("instances") && tooMany(name, map.entries().size(), map)) {
      return;
    }
    for (Entry entry : map.entries()) {
      YamlNode.Scalar key = entry.key();
      switch (shape.keys()) {
        case "id" -> scalars.check(name, "id", key);
        case "=" -> scalars.check(name, "name", key);
        default -> {
          if (name.equals("cases")) {
            scalars.check(name, "expression", key);
          }
        }
      }
      value(key, key.text(), shape.values(), entry.value());
    }
  }

  /** Checks a map with known keys; keys that the engine does not use are ignored. */
  private void known(String name, YamlNode.Mapping map) {
    boolean type = name.equals("spec");
    if (type && !countType(map)) {
      return;
    }
    for (Entry entry : map.entries()) {
      YamlNode.Scalar key = entry.key();
      List<Shape> shapes = KeyShapes.of(name, key.text());
      if (shapes != null) {
        value(key, key.text(), shapes, entry.value());
      } else if (KeyShapes.closedTo(name, key.text())) {
        errors.suggesting(
            "unsupported-spec",
            key.at(),
            "unknown key " + key.text(),
            Suggestion.nearest(key.text(), KeyShapes.keys(name)));
      }
    }
    depth -= type ? 1 : 0;
  }

  /** Whether a type is within the limits. */
  private boolean countType(YamlNode.Mapping map) {
    types++;
    if (types > SpecLimits.MAX_TYPES) {
      if (types == SpecLimits.MAX_TYPES + 1) {
        String message = "more than %,d types";
        errors.add("too-large-spec", map.at(), message.formatted(SpecLimits.MAX_TYPES));
      }
      return false;
    }
    if (depth == SpecLimits.MAX_TYPE_DEPTH) {
      String message = "more than %d types within each other";
      errors.add("too-large-spec", map.at(), message.formatted(SpecLimits.MAX_TYPE_DEPTH));
      return false;
    }
    depth++;
    return true;
  }

  private boolean tooMany(String name, int members, YamlNode node) {
    boolean many = members > SpecLimits.MAX_FIELDS;
    if (many) {
      String message = "%s has more than %,d members";
      errors.add("too-large-spec", node.at(), message.formatted(name, SpecLimits.MAX_FIELDS));
    }
    return many;
  }

  private static String kind(YamlNode node) {
    if (node instanceof YamlNode.Scalar) {
      return "a scalar";
    }
    return node instanceof YamlNode.Sequence ? "a list" : "a map";
  }

  private static String words(Shape shape) {
    if (shape instanceof Word word) {
      return ScalarCheck.words(word.kind());
    }
    return shape instanceof Many ? "a list" : "a map";
  }
}
