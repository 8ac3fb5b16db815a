package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Expr;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what the names in expressions refer to. */
final class Scopes {
  private static final int MAX_DEPTH = 24;

  private final SpecView spec;
  private final Map<String, List<Use>> uses = new HashMap<>();

  /** The scopes of {@code spec}. */
  public Scopes(SpecView spec) {
    this.spec = spec;
    for (StructView owner : spec.structs()) {
      for (FieldView field : owner.fields()) {
        if (field.node() != null) {
          add(owner, field, field.node().type());
        }
      }
    }
  }

  /**
   * A field whose type is a struct.
   *
   * @param owner the struct with the field
   * @param field the field
   * @param type the type, with arguments
   */
  record Use(StructView owner, FieldView field, FieldType.User type) {}

  private void add(StructView owner, FieldView field, FieldType type) {
    if (type instanceof FieldType.User user && !user.opaque()) {
      uses.computeIfAbsent(user.name(), name -> new ArrayList<>()).add(new Use(owner, field, user));
    } else if (type instanceof FieldType.Switch choice) {
      choice.cases().forEach(each -> add(owner, field, each.type()));
    }
  }

  /** The fields of type {@code struct}. */
  List<Use> uses(StructView struct) {
    return uses.getOrDefault(struct.type().name(), List.of());
  }

  /** The structs that {@code path}, an expression in {@code from}, can be; null if unknown. */
  @Nullable Set<StructView> structs(StructView from, Expr path) {
    return structs(from, path, 0);
  }

  private @Nullable Set<StructView> structs(StructView from, Expr path, int depth) {
    if (depth > MAX_DEPTH) {
      return null;
    }
    if (path instanceof Expr.Name name) {
      return member(from, name.id(), depth);
    }
    if (path instanceof Expr.Attribute attribute) {
      Set<StructView> owners = structs(from, attribute.owner(), depth + 1);
      return owners == null ? null : union(owners, attribute.id(), depth);
    }
    return path instanceof Expr.Cast cast ? named(cast.type()) : null;
  }

  private @Nullable Set<StructView> union(Set<StructView> owners, String id, int depth) {
    Set<StructView> all = new LinkedHashSet<>();
    for (StructView owner : owners) {
      Set<StructView> found = member(owner, id, depth);
      if (found == null) {
        return null;
      }
      all.addAll(found);
    }
    return all;
  }

  private @Nullable Set<StructView> member(StructView owner, String id, int depth) {
    if (id.equals("_root")) {
      return Set.of(spec.root());
    }
    if (id.equals("_parent")) {
      return parents(owner, depth);
    }
    FieldView field = owner.field(id);
    Node.Value value = owner.value(id);
    if (value != null) {
      return structs(owner, value.value().tree(), depth + 1);
    }
    if (field == null || field.field().repeated()) {
      return null;
    }
    Set<StructView> types = new LinkedHashSet<>();
    if (field.field().type() instanceof Type.Nested nested) {
      types.add(spec.struct(nested.struct()));
    } else if (field.field().type() instanceof Type.Switched switched) {
      switched.structs().forEach(each -> types.add(spec.struct(each)));
    }
    return types.isEmpty() ? null : types;
  }

  private @Nullable Set<StructView> parents(StructView struct, int depth) {
    Set<StructView> parents = new LinkedHashSet<>();
    for (Use use : uses(struct)) {
      if (use.type().parent() == null) {
        parents.add(use.owner());
        continue;
      }
      Set<StructView> other = structs(use.owner(), use.type().parent(), depth + 1);
      if (other == null) {
        return null;
      }
      parents.addAll(other);
    }
    return parents.isEmpty() ? null : parents;
  }

  private @Nullable Set<StructView> named(String type) {
    String name = type.replaceFirst("^::", "");
    List<StructView> found =
        spec.structs().stream()
            .filter(
                each -> each.type().name().equals(name) || each.type().name().endsWith("::" + name))
            .toList();
    return found.size() == 1 ? Set.copyOf(found) : null;
  }
}
