package dev.diptych.binary.plan;

import dev.diptych.binary.Misplaced;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds optional fields that are present although their condition does not hold, or vice versa. */
final class Misplacement {
  private final List<Misplaced> found = new ArrayList<>();

  /** Those of a struct and of the structs in it, the inner ones first. */
  static List<Misplaced> of(Slots root) {
    Misplacement misplacement = new Misplacement();
    misplacement.struct(root);
    return misplacement.found;
  }

  private void struct(Slots at) {
    at.done(at.cut() < 0 ? at.plan().sequence() : at.cut());
    List<Member> members = at.plan().shape().members();
    for (Member member : members) {
      if (member.form() != Form.PACKING) {
        inner(at, member);
      }
    }
    for (Member member : members) {
      boolean cut = at.cut() >= 0 && !member.instance() && member.slot() >= at.cut();
      if (member.form() != Form.PACKING && !member.parameter() && !cut) {
        member(at, member);
      }
    }
  }

  private void inner(Slots at, Member member) {
    Object value = at.object(member.slot());
    if (value instanceof Array array) {
      for (int i = 0; i < array.size(); i++) {
        inner(at, member, array.object(i), i);
      }
    } else {
      inner(at, member, value, 0);
    }
  }

  private void inner(Slots at, Member member, @Nullable Object value, int index) {
    if (value instanceof Slots struct && struct.plan().hasShape()) {
      at.index(index);
      StructCells.enter(at, struct, at.plan().inner(member.slot()));
      struct(struct);
    }
  }

  private void member(Slots at, Member member) {
    boolean present = at.has(member);
    boolean required = condition(at, member, present);
    boolean later = required && (member.instance() || noCase(at, member));
    if (required != present && !later) {
      Path path = at.path().field(member.field().id());
      found.add(new Misplaced(path, required));
    }
  }

  /** Whether the condition holds; {@code otherwise} if there is none or it is not known yet. */
  private static boolean condition(Slots at, Member member, boolean otherwise) {
    FieldStep step = at.plan().step(member.slot());
    if (!step.optional()) {
      return otherwise;
    }
    try {
      return step.holds(at);
    } catch (RejectedException | IndexOutOfBoundsException e) {
      return otherwise;
    }
  }

  private static boolean noCase(Slots at, Member member) {
    if (!(at.plan().inner(member.slot()) instanceof SwitchStep choice)) {
      return false;
    }
    try {
      return choice.cases().of(at) < 0;
    } catch (RejectedException | IndexOutOfBoundsException e) {
      return true;
    }
  }
}
