package dev.diptych.ksy.resolve;

import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.ExpressionParser;
import dev.diptych.ksy.expression.SyntaxError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the members of a struct: every expression is parsed, nothing is resolved. */
final class MemberReader {
  private final Problems problems;
  private final Struct owner;

  MemberReader(Problems problems, Struct owner) {
    this.problems = problems;
    this.owner = owner;
  }

  void members() {
    list("params", Member.Kind.PARAM, owner.params);
    list("seq", Member.Kind.FIELD, owner.seq);
    Map<String, Object> instances = Yaml.map(owner.yaml, "instances");
    for (String id : instances.keySet()) {
      Map<String, Object> yaml = Yaml.map(instances, id);
      boolean computed = yaml.containsKey("value");
      Member.Kind kind = computed ? Member.Kind.VALUE : Member.Kind.INSTANCE;
      Scalar place = owner.place.to("instances", id);
      owner.instances.add(add(new Member(owner, kind, id, place, yaml), place.itsKey()));
    }
  }

  private void list(String key, Member.Kind kind, List<Member> members) {
    List<Map<String, Object>> list = Yaml.maps(owner.yaml, key);
    for (int i = 0; i < list.size(); i++) {
      Map<String, Object> yaml = list.get(i);
      String id = Yaml.text(yaml, "id");
      Scalar place = owner.place.to(key, String.valueOf(i));
      Member member = new Member(owner, kind, id == null ? "_unnamed" + i : id, place, yaml);
      members.add(add(member, id == null ? null : place.to("id")));
    }
  }

  private Member add(Member member, @Nullable Scalar id) {
    new KeyCheck(problems).member(member, id);
    Member before = owner.members.putIfAbsent(member.id, member);
    if (before != null && id != null) {
      problems.error("bad-spec", id, null, "%s has two members %s".formatted(owner.id, member.id));
    }
    keys(member);
    return member;
  }

  private void keys(Member member) {
    Scalar at = member.place;
    member.condition = code(member, "if");
    member.size = code(member, "size");
    member.times = code(member, "repeat-expr");
    member.until = code(member, "repeat-until");
    member.pos = code(member, "pos");
    member.io = code(member, "io");
    member.value = code(member, "value");
    Object parent = member.yaml.get("parent");
    member.parent = parent == null ? null : code(at.to("parent"), parent);
    Object type = member.yaml.get("type");
    if (type instanceof Map<?, ?>) {
      choice(member, Yaml.map(member.yaml, "type"));
    } else if (type != null) {
      member.typeCode = type(at.to("type"), String.valueOf(type));
    }
    Object process = member.yaml.get("process");
    if (process != null) {
      Scalar place = at.to("process");
      try {
        member.process = ExpressionParser.process(String.valueOf(process));
      } catch (SyntaxError e) {
        String[] words = String.valueOf(process).strip().split(" +", 2);
        String advice =
            "arguments are in brackets: %s(%s)".formatted(words[0], words[words.length - 1]);
        report(place, e, words.length == 2 && words[0].matches("\\w+") ? advice : e.advice());
      }
    }
    if (member.yaml.get("valid") != null) {
      member.valid = valid(at.to("valid"), member.yaml.get("valid"));
    }
  }

  private void choice(Member member, Map<String, Object> type) {
    Scalar at = member.place.to("type");
    List<String> keys = List.of("switch-on", "cases");
    for (String key : keys) {
      if (type.get(key) == null) {
        if (!keys.containsAll(type.keySet())) {
          return; // it is misspelt, which has been reported
        }
        problems.error("bad-spec", member.place.to("type"), null, "a switch needs " + key);
        return;
      }
    }
    member.on = optional(at.to("switch-on"), type.get("switch-on"));
    Map<?, ?> cases = Yaml.map(type, "cases");
    for (Map.Entry<?, ?> one : cases.entrySet()) {
      Scalar each = at.to("cases", String.valueOf(one.getKey()));
      Code key = code(each.itsKey(), one.getKey());
      member.cases.add(new Member.Case(key, type(each, String.valueOf(one.getValue()))));
    }
  }

  private Member.Valid valid(Scalar at, Object value) {
    if (!(value instanceof Map<?, ?> rule)) {
      return new Member.Valid(code(at, value), null, null, List.of(), false, null);
    }
    List<Code> any = new ArrayList<>();
    if (rule.get("any-of") instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        any.add(code(at.to("any-of", String.valueOf(i)), list.get(i)));
      }
    }
    return new Member.Valid(
        optional(at.to("eq"), rule.get("eq")),
        optional(at.to("min"), rule.get("min")),
        optional(at.to("max"), rule.get("max")),
        List.copyOf(any),
        Boolean.TRUE.equals(rule.get("in-enum")),
        optional(at.to("expr"), rule.get("expr")));
  }

  private @Nullable Code code(Member member, String key) {
    return optional(member.place.to(key), member.yaml.get(key));
  }

  private @Nullable Code optional(Scalar place, @Nullable Object value) {
    return value == null ? null : code(place, value);
  }

  /** The expression that is {@code value}. */
  Code code(Scalar place, Object value) {
    String text = String.valueOf(value);
    try {
      return new Code(place, text, ExpressionParser.expression(text));
    } catch (SyntaxError e) {
      report(place, e);
      return new Code(place, text, null);
    }
  }

  private Member.TypeCode type(Scalar place, String text) {
    try {
      return new Member.TypeCode(place, text, ExpressionParser.type(text));
    } catch (SyntaxError e) {
      report(place, e);
      return new Member.TypeCode(place, text, null);
    }
  }

  private void report(Scalar place, SyntaxError error) {
    report(place, error, error.advice());
  }

  private void report(Scalar place, SyntaxError error, @Nullable String advice) {
    problems.error(
        "bad-expression",
        place,
        error.span(),
        String.valueOf(error.getMessage()),
        Objects.requireNonNullElse(advice, ""));
  }
}
