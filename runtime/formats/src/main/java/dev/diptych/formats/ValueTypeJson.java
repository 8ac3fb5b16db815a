package dev.diptych.formats;

import dev.diptych.ir.Target;
import dev.diptych.ir.Target.BuiltIn;
import dev.diptych.ir.Target.MemberKind;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.ScalarKind;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types of values, and what nodes of expressions refer to, as maps for JSON. */
final class ValueTypeJson {
  private ValueTypeJson() {}

  static Map<String, Object> write(ValueType type) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("kind", Json.word(type.kind()));
    if (type.number() != null) {
      map.put("number", Json.word(type.number()));
    }
    if (!type.ordered()) {
      map.put("ordered", false);
    }
    if (type.bits() != 0) {
      map.put("bits", type.bits());
    }
    Json.putIfPresent(map, "struct", type.struct());
    Json.putIfPresent(map, "enum", type.enumeration());
    if (type.element() != null) {
      map.put("element", write(type.element()));
    }
    return map;
  }

  static ValueType read(Map<String, Object> map) {
    String number = Json.optionalText(map, "number");
    return new ValueType(
        Json.constant(ValueType.Kind.class, Json.text(map, "kind")),
        number == null ? null : Json.constant(ScalarKind.class, number),
        !map.containsKey("ordered"),
        map.containsKey("bits") ? Json.number(map, "bits") : 0,
        Json.optionalText(map, "struct"),
        Json.optionalText(map, "enum"),
        map.containsKey("element") ? read(Json.map(map, "element")) : null);
  }

  static Map<String, Object> target(Target target) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (target instanceof Target.Member member) {
      map.put("in", member.type());
      map.put("member", member.id());
      map.put("as", Json.word(member.kind()));
    } else if (target instanceof Target.Label label) {
      map.put("label", label.enumeration());
      map.put("number", label.number().toString());
    } else if (target instanceof Target.Named named) {
      map.put("type", write(named.type()));
    } else {
      map.put("built_in", Json.word((BuiltIn) target));
    }
    return map;
  }

  static @Nullable Target target(Map<String, Object> map) {
    if (map.containsKey("member")) {
      return new Target.Member(
          Json.text(map, "in"),
          Json.text(map, "member"),
          Json.constant(MemberKind.class, Json.text(map, "as")));
    }
    if (map.containsKey("label")) {
      return new Target.Label(Json.text(map, "label"), new BigInteger(Json.text(map, "number")));
    }
    if (map.containsKey("type")) {
      return new Target.Named(read(Json.map(map, "type")));
    }
    return map.isEmpty() ? null : Json.constant(BuiltIn.class, Json.text(map, "built_in"));
  }
}
