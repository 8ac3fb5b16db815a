package dev.diptych.spectools.describe;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Target;
import dev.diptych.ir.TypeDef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The properties of fields that other fields of a spec determine, also through computed values. */
public final class FieldUses {
  private final SpecView spec;
  private final Map<Key, List<String>> uses = new HashMap<>();

  private record Key(String struct, String id) {}

  /** Uses within {@code spec}. */
  public FieldUses(SpecView spec) {
    this.spec = spec;
    for (StructView struct : spec.structs()) {
      for (FieldView field : struct.fields()) {
        if (field.node() != null) {
          collect(struct, field.node());
        }
      }
    }
  }

  /**
   * The properties that {@code view}, a field of {@code owner}, determines, such as {@code the
   * bytes of body}; empty for a struct, whose fields determine them.
   */
  public List<String> of(StructView owner, FieldView view) {
    return view.field().type().isStruct()
        ? List.of()
        : uses.getOrDefault(new Key(owner.type().name(), view.field().id()), List.of());
  }

  private void collect(StructView owner, Node.Field field) {
    Use use = new Use(owner, field);
    use.add(field.condition(), "whether ", " is present");
    use.add(field.repetition().expression(), "the number of ", "");
    use.add(field.position(), "where ", " is");
    use.add(field.stream(), "where ", " is");
    if (field.type() instanceof FieldType.Switch choice) {
      use.add(choice.on(), "what ", " is");
      choice.cases().forEach(each -> use.add(each.type().expressions(), "the bytes of ", ""));
    } else {
      use.add(field.type().expressions(), "the bytes of ", "");
    }
  }

  /** What one field uses. */
  private final class Use {
    private final Key user;

    Use(StructView owner, Node.Field field) {
      this.user = new Key(owner.type().name(), field.id());
    }

    void add(@Nullable Expression expression, String before, String after) {
      if (expression != null) {
        add(List.of(expression.tree()), before, after);
      }
    }

    void add(Collection<Expr> expressions, String before, String after) {
      Set<Key> used = new HashSet<>();
      expressions.forEach(expression -> members(expression, used));
      used.remove(user);
      for (Key key : used) {
        String struct = key.struct.equals(user.struct) ? "" : spec.simple(user.struct) + ".";
        String what = before + struct + user.id + after;
        List<String> known = uses.computeIfAbsent(key, each -> new ArrayList<>());
        if (!known.contains(what)) {
          known.add(what);
        }
      }
    }

    private void members(Expr expression, Set<Key> used) {
      for (Expr each : expression.all()) {
        Key key = key(each);
        if (key != null && used.add(key)) {
          Node.Value value = value(key);
          if (value != null) {
            value.expressions().forEach(inner -> members(inner, used));
          }
        }
      }
    }
  }

  private static @Nullable Key key(Expr expression) {
    return expression.fact().target() instanceof Target.Member member
        ? new Key(member.type(), member.id())
        : null;
  }

  private Node.@Nullable Value value(Key key) {
    TypeDef type = spec.spec().type(key.struct);
    return type != null && type.node(key.id) instanceof Node.Value value ? value : null;
  }
}
