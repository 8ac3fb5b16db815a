package dev.diptych.ksy.resolve;

import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An expression of a member.
 *
 * @param key the key that it belongs to
 * @param place the scalar with it
 * @param text all of the scalar
 */
record Part(String key, Scalar place, String text, Tree tree) {
  /** All expressions of {@code member} that have no syntax error. */
  static List<Part> of(Member member) {
    List<Part> parts = new ArrayList<>();
    add(parts, "if", member.condition);
    add(parts, "pos", member.pos);
    add(parts, "io", member.io);
    add(parts, "size", member.size);
    add(parts, "repeat-expr", member.times);
    add(parts, "repeat-until", member.until);
    add(parts, "value", member.value);
    add(parts, "type", member.on);
    arguments(parts, member.typeCode);
    for (Member.Case each : member.cases) {
      add(parts, "type", each.key());
      arguments(parts, each.type());
    }
    Member.Valid valid = member.valid;
    if (valid != null) {
      add(parts, "valid", valid.equal());
      add(parts, "valid", valid.min());
      add(parts, "valid", valid.max());
      add(parts, "valid", valid.holds());
      for (Code each : valid.any()) {
        add(parts, "valid", each);
      }
    }
    if (member.process != null) {
      Scalar place = member.place.to("process");
      String text = Yaml.requireText(member.yaml, "process");
      member.process.arguments().forEach(each -> parts.add(new Part("process", place, text, each)));
    }
    return parts;
  }

  /** The expression of {@code parent}, which is not evaluated to read the member. */
  static List<Part> parent(Member member) {
    List<Part> parts = new ArrayList<>();
    add(parts, "parent", member.parent);
    return parts;
  }

  /** The expressions of {@code struct} itself: its byte order and its {@code to-string}. */
  static List<Part> of(Struct struct) {
    List<Part> parts = new ArrayList<>();
    add(parts, "endian", struct.orderOn);
    struct.orderCases.forEach(each -> add(parts, "endian", each.key()));
    add(parts, "to-string", struct.stringForm);
    return parts;
  }

  private static void add(List<Part> parts, String key, @Nullable Code code) {
    if (code != null && code.tree() != null) {
      parts.add(new Part(key, code.place(), code.text(), code.tree()));
    }
  }

  private static void arguments(List<Part> parts, Member.@Nullable TypeCode code) {
    if (code != null && code.tree() != null) {
      for (Tree each : code.tree().arguments()) {
        parts.add(new Part("type", code.place(), code.text(), each));
      }
    }
  }

  /** The names whose values it reads: the size of a type needs none. */
  List<Tree.Name> names() {
    List<Tree.Name> names = new ArrayList<>();
    collect(tree, names);
    return names;
  }

  private static void collect(Tree tree, List<Tree.Name> names) {
    if (tree instanceof Tree.Attribute attribute && attribute.id().equals("_sizeof")) {
      return;
    }
    if (tree instanceof Tree.Name name) {
      names.add(name);
    }
    for (Tree each : tree.children()) {
      collect(each, names);
    }
  }
}
