package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;

import dev.diptych.ksy.Yaml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Warnings of the style guide: names of encodings, and of fields that are sizes and counts. */
final class Style {
  private static final String GUIDE = " (see https://doc.kaitai.io/ksy_style_guide.html#%s)";

  /** A warning. */
  record Warning(Scalar place, String message) {}

  private final List<Warning> warnings = new ArrayList<>();

  List<Warning> of(Struct struct) {
    encoding(struct.place.to("meta", "encoding"), Yaml.map(struct.yaml, "meta").get("encoding"));
    Map<Member, Set<String>> advice = new LinkedHashMap<>();
    Map<String, String> roles = new LinkedHashMap<>();
    for (Member each : struct.all()) {
      encoding(each.place.to("encoding"), each.yaml.get("encoding"));
      String type = each.typeCode == null ? "" : each.typeCode.text().strip();
      if (!each.isSwitch() && !type.equals("str") && !type.equals("strz")) {
        advise(struct, each, each.size, "len_", "a byte size", advice, roles);
      }
      advise(struct, each, each.times, "num_", "repeat count", advice, roles);
    }
    advice.forEach((member, names) -> name(struct, member, names, roles));
    struct.types.values().forEach(this::of);
    return warnings;
  }

  private void encoding(Scalar place, Object written) {
    if (written == null) {
      return;
    }
    String name = String.valueOf(written);
    String canonical = Encodings.known(name);
    if (canonical == null) {
      warnings.add(new Warning(place, "unrecognized encoding name '%s'".formatted(name)));
    } else if (!canonical.equals(name)) {
      String message = "use canonical encoding name `%s` instead of `%s`";
      warnings.add(
          new Warning(
              place, message.formatted(canonical, name) + GUIDE.formatted("encoding-name")));
    }
  }

  /** A size or a count that is a member of the same struct. */
  private static void advise(
      Struct struct,
      Member user,
      Code code,
      String prefix,
      String role,
      Map<Member, Set<String>> advice,
      Map<String, String> roles) {
    if (code == null || !(code.tree() instanceof Tree.Name name) || user.id.startsWith("_")) {
      return;
    }
    Member used = struct.members.get(name.id());
    String better = prefix + user.id;
    if (used != null && !used.id.equals(better)) {
      advice.computeIfAbsent(used, each -> new LinkedHashSet<>()).add(better);
      roles.put(better, "%s of `%s`".formatted(role, user.id));
    }
  }

  /** Advice that can be followed: one name, and no sibling has it. */
  private void name(Struct struct, Member member, Set<String> names, Map<String, String> roles) {
    String better = names.iterator().next();
    if (names.size() > 1 || struct.members.containsKey(better)) {
      return;
    }
    String message = "use `%s` instead of `%s`, given that it's only used as %s";
    Scalar place =
        member.kind == Member.Kind.FIELD || member.kind == Member.Kind.PARAM
            ? member.place.to("id")
            : member.place;
    warnings.add(
        new Warning(
            place,
            message.formatted(better, member.id, roles.get(better)) + GUIDE.formatted("attr-id")));
  }
}
