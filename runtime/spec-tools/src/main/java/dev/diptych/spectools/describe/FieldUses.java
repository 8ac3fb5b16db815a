package dev.diptych.spectools.describe;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Target;
import dev.diptych.ir.TypeDef;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The properties of fields that other fields of a spec determine, also through computed values. */
public final class FieldUses {
  /** How many values are followed in a spec, in which each of many may need all others. */
  private static final int MAX_FOLLOWED = 1_000_000;

  private final SpecView spec;
  private final Map<Key, Set<String>> uses = new HashMap<>();
  private int followed;

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
        : List.copyOf(uses.getOrDefault(new Key(owner.type().name(), view.field().id()), Set.of()));
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
      Set<Key> used = members(expressions);
      used.remove(user);
      for (Key key : used) {
        String struct = key.struct.equals(user.struct) ? "" : spec.simple(user.struct) + ".";
        uses.computeIfAbsent(key, each -> new LinkedHashSet<>())
            .add(before + struct + user.id + after);
      }
    }
  }

  /** The members in {@code expressions}, and in the computed values among them. */
  private Set<Key> members(Collection<Expr> expressions) {
    Set<Key> members = new LinkedHashSet<>();
    Deque<Expr> open = new ArrayDeque<>(expressions);
    while (!open.isEmpty()) {
      for (Expr each : open.remove().all()) {
        Key key = key(each);
        Node.Value value = key == null || !members.add(key) ? null : value(key);
        if (value != null && followed++ < MAX_FOLLOWED) {
          open.addAll(value.expressions());
        }
      }
    }
    return members;
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
