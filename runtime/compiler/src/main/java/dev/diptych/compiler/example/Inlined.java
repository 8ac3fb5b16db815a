package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import scala.jdk.javaapi.CollectionConverters;

/** Expressions in which what is only computed has given way to how it is computed. */
final class Inlined {
  private static final int DEEPEST = 5;

  /** Computed values by struct and name. */
  private final Map<String, Map<String, Tree>> own = new HashMap<>();

  /** The only struct in which something computed has a name, or nothing where several have it. */
  private final Map<String, String> only = new HashMap<>();

  Inlined(SpecView spec) {
    for (StructView struct : spec.structs()) {
      String name = struct.type().name();
      own.put(name, values(struct));
      own.get(name).keySet().forEach(id -> only.merge(id, name, (a, b) -> ""));
    }
    for (StructView struct : spec.structs()) {
      struct.fields().forEach(field -> only.remove(field.field().id()));
    }
  }

  /** {@code tree}, whose names are those of {@code struct}. */
  Tree of(String struct, Tree tree) {
    return of(struct, tree, 0);
  }

  private Tree of(String struct, Tree tree, int depth) {
    if (depth > DEEPEST) {
      return tree;
    }
    if (tree.is("Name")) {
      Tree computed = own.getOrDefault(struct, Map.of()).get(tree.word(0));
      return computed == null ? tree : of(struct, computed, depth + 1);
    }
    String home = tree.is("Attribute") ? only.getOrDefault(tree.word(1), "") : "";
    if (!home.isEmpty()) {
      Tree owner = of(struct, tree.tree(0), depth + 1);
      return behind(owner, of(home, own.get(home).get(tree.word(1)), depth + 1));
    }
    return mapped(tree, part -> of(struct, part, depth));
  }

  /** {@code tree}, as it is seen from where {@code owner} is what its names belong to. */
  private static Tree behind(Tree owner, Tree tree) {
    if (tree.is("Name")) {
      boolean same = tree.word(0).equals("_root");
      return same ? tree : new Tree("Attribute", List.of(owner, tree.word(0)));
    }
    return mapped(tree, part -> behind(owner, part));
  }

  private static Tree mapped(Tree tree, UnaryOperator<Tree> change) {
    return new Tree(tree.kind(), tree.parts().stream().map(part -> part(part, change)).toList());
  }

  private static Object part(Object part, UnaryOperator<Tree> change) {
    if (part instanceof List<?> many) {
      return many.stream().map(each -> part(each, change)).toList();
    }
    return part instanceof Tree tree ? change.apply(tree) : part;
  }

  private static Map<String, Tree> values(StructView struct) {
    Map<String, Tree> values = new HashMap<>();
    if (struct.spec() != null) {
      for (InstanceSpec each : CollectionConverters.asJava(struct.spec().instances()).values()) {
        if (each instanceof ValueInstanceSpec value) {
          values.put(value.id().humanReadable(), Tree.of(value.value()));
        }
      }
    }
    return values;
  }
}
