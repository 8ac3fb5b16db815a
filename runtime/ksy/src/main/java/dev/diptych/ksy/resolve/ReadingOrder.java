package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rejects fields in sequence that need a field that is read only after them, or themselves. */
final class ReadingOrder {
  /** Expressions that may read their own field: the elements before, or its value. */
  private static final Set<String> AFTERWARDS = Set.of("repeat-until", "valid");

  private final Problems problems;
  private final Struct struct;

  ReadingOrder(Problems problems, Struct struct) {
    this.problems = problems;
    this.struct = struct;
  }

  void check() {
    for (int i = 0; i < struct.seq.size(); i++) {
      for (Part part : Part.of(struct.seq.get(i))) {
        check(i, part);
      }
    }
  }

  private void check(int index, Part part) {
    Member field = struct.seq.get(index);
    boolean own = field.repeated() || AFTERWARDS.contains(part.key());
    int allowed = own ? index : index - 1;
    for (Tree.Name name : part.names()) {
      Member late = late(name.id(), allowed, new HashSet<>());
      if (late != null) {
        boolean itself = late == field;
        problems.error(
            "bad-spec",
            part.place(),
            name.span(),
            itself
                ? late.id + " needs its own value"
                : "%s is read before %s, which it needs".formatted(words(field), late.id),
            name.id().equals(late.id) ? "" : "the value of %s needs it".formatted(name.id()));
      }
    }
  }

  private String words(Member field) {
    return field.yaml.get("id") == null ? "field " + struct.seq.indexOf(field) : field.id;
  }

  /**
   * The first field after field {@code allowed} that the value of {@code id} needs, perhaps because
   * instances need it; null if there is none.
   */
  private @Nullable Member late(String id, int allowed, Set<Member> seen) {
    Member member = struct.members.get(id);
    if (member == null || !seen.add(member)) {
      return null;
    }
    if (member.kind == Member.Kind.FIELD) {
      return struct.seq.indexOf(member) > allowed ? member : null;
    }
    List<Part> parts = Part.of(member);
    for (Part part : parts) {
      for (Tree.Name name : part.names()) {
        Member late = late(name.id(), allowed, seen);
        if (late != null) {
          return late;
        }
      }
    }
    return null;
  }
}
