package dev.diptych.ir;

import dev.diptych.model.schema.Alias;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A type of a spec.
 *
 * @param name its full name, with {@code ::} between the names of types within each other
 * @param origin its place
 * @param doc its documentation as written; empty for none
 * @param endian its byte order
 * @param params its parameters
 * @param seq its fields in sequence
 * @param instances its instances, in the order of the author
 * @param enums the enumerations in scope, by simple name
 * @param stringForm its {@code to-string}; null for none
 * @param bits its size in bits where it is constant, otherwise -1
 * @param text how the text shows it
 */
public record TypeDef(
    String name,
    Origin origin,
    String doc,
    Endian endian,
    List<Param> params,
    List<Node.Field> seq,
    List<Node> instances,
    Map<String, EnumDef> enums,
    @Nullable Expr stringForm,
    long bits,
    Keys text) {
  /**
   * The keys {@code -twin-*} of a type, which determine its text.
   *
   * @param adapter the number format that the type implements; null for none
   * @param key the field that rows begin with; null for none
   * @param zips fields that are joined to one table, by the name of the table
   * @param aliases former ids of the type
   */
  public record Keys(
      @Nullable String adapter,
      @Nullable String key,
      Map<String, List<String>> zips,
      List<Alias> aliases) {}

  /**
   * A parameter.
   *
   * @param type the type of its values
   * @param doc its documentation on one line; empty for none
   */
  public record Param(String id, Origin origin, ValueType type, String doc) {}

  /** The fields in sequence, then those at positions. */
  public List<Node.Field> fields() {
    List<Node.Field> fields = new ArrayList<>(seq);
    for (Node node : instances) {
      if (node instanceof Node.Field field) {
        fields.add(field);
      }
    }
    return fields;
  }

  /** The computed values. */
  public List<Node.Value> values() {
    List<Node.Value> values = new ArrayList<>();
    for (Node node : instances) {
      if (node instanceof Node.Value value) {
        values.add(value);
      }
    }
    return values;
  }

  /** The fields in sequence and the instances. */
  public List<Node> nodes() {
    List<Node> nodes = new ArrayList<>(seq);
    nodes.addAll(instances);
    return nodes;
  }

  /** The field or instance {@code id}, or null. */
  public @Nullable Node node(String id) {
    for (Node node : nodes()) {
      if (node.id().equals(id)) {
        return node;
      }
    }
    return null;
  }

  /** The expressions of the type itself: its byte order and its {@code to-string}. */
  public List<Expr> ownExpressions() {
    List<Expr> all = new ArrayList<>(Expressions.present(stringForm));
    if (endian instanceof Endian.Selected selected) {
      all.add(selected.on());
      selected.cases().forEach(one -> all.add(one.value()));
    }
    return all;
  }

  /** The expressions of the type and of all its nodes. */
  public List<Expr> expressions() {
    List<Expr> all = new ArrayList<>();
    nodes().forEach(node -> all.addAll(node.expressions()));
    all.addAll(ownExpressions());
    return all;
  }
}
