package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rejects computed values of a struct that need themselves. */
final class ValueCycles {
  /** A step of a cycle: a member, and where it names the next one. */
  private record Use(Member by, Part part, Tree.Name name) {}

  private final Problems problems;
  private final Struct struct;
  private final Set<Member> done = new HashSet<>();

  ValueCycles(Problems problems, Struct struct) {
    this.problems = problems;
    this.struct = struct;
  }

  void check() {
    for (Member each : struct.instances) {
      visit(each, new LinkedHashMap<>());
    }
  }

  /** Follows the names that {@code member} needs; {@code path} leads to it. */
  private void visit(Member member, Map<Member, Use> path) {
    if (member.kind != Member.Kind.VALUE || member.cyclic || done.contains(member)) {
      return;
    }
    for (Part part : Part.of(member)) {
      for (Tree.Name name : part.names()) {
        Member next = struct.members.get(name.id());
        if (next != null) {
          path.put(member, new Use(member, part, name));
          if (path.containsKey(next)) {
            report(next, path);
            return;
          }
          visit(next, path);
          path.remove(member);
        }
      }
    }
    done.add(member);
  }

  private void report(Member from, Map<Member, Use> path) {
    List<Use> steps = path.values().stream().dropWhile(each -> each.by() != from).toList();
    done.addAll(path.keySet());
    Use first = steps.get(0);
    problems.error(
        "bad-spec",
        first.part().place(),
        first.name().span(),
        message(steps.stream().map(Use::by).toList()));
  }

  /** The members of a cycle, each of which needs the next one. */
  static String message(List<Member> cycle) {
    Member first = cycle.get(0);
    boolean one = cycle.stream().allMatch(each -> each.owner == first.owner);
    String steps =
        Stream.concat(cycle.stream(), Stream.of(first))
            .map(each -> one ? each.id : each.owner.id + "." + each.id)
            .collect(Collectors.joining(" → "));
    return "the value of %s needs itself: %s".formatted(first.id, steps);
  }
}
