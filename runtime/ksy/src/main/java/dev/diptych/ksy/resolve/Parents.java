package dev.diptych.ksy.resolve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What {@code _parent} is: the only type of the same file whose fields use a type. With uses by
 * several types it is any struct. Parameters and values do not count.
 */
final class Parents {
  private final Names names;
  private final Typing typing;
  private final Set<Struct> seen = new HashSet<>();

  Parents(Names names, Typing typing) {
    this.names = names;
    this.typing = typing;
  }

  /** From the root down, then everything that the root does not use. */
  void infer(Struct root) {
    visit(root);
    for (Struct top : names.tops.values()) {
      all(top);
    }
  }

  private void all(Struct struct) {
    visit(struct);
    for (Struct inner : struct.types.values()) {
      all(inner);
    }
  }

  private void visit(Struct struct) {
    if (!seen.add(struct)) {
      return;
    }
    List<Member> fields = new ArrayList<>(struct.seq);
    fields.addAll(struct.instances);
    for (Member field : fields) {
      if (field.typeCode != null) {
        use(field, field.typeCode);
      }
      for (Member.Case each : field.cases) {
        use(field, each.type());
      }
    }
  }

  private void use(Member field, Member.TypeCode code) {
    if (code.tree() == null || BuiltIn.number(code.text(), Struct.Order.LITTLE) != null) {
      return;
    }
    Struct type = names.type(field.owner, code.tree().path());
    if (type == null || (field.parent != null && field.parent.text().equals("false"))) {
      return;
    }
    if (type.outer == null || type.top != field.owner.top) {
      visit(type);
      return;
    }
    Struct owner =
        field.parent == null
            ? field.owner
            : typing.of(field.parent, new Typing.Scope(field.owner)).struct();
    if (!type.used) {
      type.used = true;
      type.parent = owner;
      visit(type);
    } else if (type.parent != owner) {
      type.parent = null;
    }
  }
}
