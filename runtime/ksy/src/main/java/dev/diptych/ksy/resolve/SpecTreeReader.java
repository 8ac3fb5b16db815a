package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Origin;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the YAML of all files to structs with parsed expressions. Nothing is resolved yet. */
final class SpecTreeReader {
  private final Problems problems;
  private final Names names = new Names();

  SpecTreeReader(Problems problems) {
    this.problems = problems;
  }

  /** The types in {@code modules}. */
  Names read(Modules modules) {
    for (KsyModule module : modules.all().values()) {
      Scalar place = new Scalar(module, List.of());
      if (Yaml.text(Yaml.map(module.yaml(), "meta"), "id") == null) {
        problems.error(
            "bad-spec", place, null, "the spec has no id", "meta: with id: begins a spec");
      }
      Struct top = struct(module, null, module.name(), place, module.yaml());
      names.tops.put(module.name(), top);
    }
    return names;
  }

  private Struct struct(
      KsyModule module, @Nullable Struct outer, String id, Scalar place, Map<String, Object> yaml) {
    Struct struct = new Struct(module, outer, id, place, yaml);
    new KeyCheck(problems).struct(struct);
    meta(struct);
    enums(struct);
    MemberReader reader = new MemberReader(problems, struct);
    if (yaml.get("to-string") != null) {
      struct.stringForm = reader.code(place.to("to-string"), yaml.get("to-string"));
    }
    reader.members();
    Map<String, Object> types = Yaml.map(yaml, "types");
    for (String name : types.keySet()) {
      Scalar inner = place.to("types", name);
      new KeyCheck(problems).id("type", name, inner.itsKey());
      struct.types.put(name, struct(module, struct, name, inner, Yaml.map(types, name)));
    }
    return struct;
  }

  private void meta(Struct struct) {
    Map<String, Object> meta = Yaml.map(struct.yaml, "meta");
    Struct outer = struct.outer;
    if (outer != null) {
      struct.order = outer.order;
      struct.littleBits = outer.littleBits;
      struct.encoding = outer.encoding;
      struct.foreignTypes = outer.foreignTypes;
    }
    String encoding = Yaml.text(meta, "encoding");
    struct.encoding = encoding == null ? struct.encoding : encoding;
    String bits = Yaml.text(meta, "bit-endian");
    struct.littleBits = bits == null ? struct.littleBits : bits.equals("le");
    Object foreign = meta.get("ks-opaque-types");
    struct.foreignTypes = foreign == null ? struct.foreignTypes : Boolean.TRUE.equals(foreign);
    Scalar place = struct.place.to("meta", "endian");
    Object order = meta.get("endian");
    if (order instanceof Map<?, ?>) {
      selectedOrder(struct, place, Yaml.map(meta, "endian"));
    } else if (order != null) {
      struct.order = order.equals("le") ? Struct.Order.LITTLE : Struct.Order.BIG;
      order(order, place);
    }
    if (bits != null) {
      order(bits, struct.place.to("meta", "bit-endian"));
    }
  }

  private void order(Object order, Scalar place) {
    if (!order.equals("le") && !order.equals("be")) {
      problems.error("bad-spec", place, null, "a byte order is le or be, not " + order);
    }
  }

  private void selectedOrder(Struct struct, Scalar place, Map<String, Object> yaml) {
    struct.order = Struct.Order.SELECTED;
    MemberReader reader = new MemberReader(problems, struct);
    if (yaml.get("switch-on") == null) {
      problems.error("bad-spec", place, null, "endian needs switch-on");
      return;
    }
    struct.orderOn = reader.code(place.to("switch-on"), yaml.get("switch-on"));
    Map<?, ?> cases = Yaml.map(yaml, "cases");
    cases.forEach(
        (key, order) -> {
          Scalar each = place.to("cases", String.valueOf(key));
          order(order, each);
          struct.orderCases.add(
              new Struct.OrderCase(reader.code(each.itsKey(), key), String.valueOf(order)));
        });
  }

  private void enums(Struct struct) {
    Map<String, Object> enums = Yaml.map(struct.yaml, "enums");
    for (String id : enums.keySet()) {
      Scalar place = struct.place.to("enums", id);
      new KeyCheck(problems).id("enumeration", id, place.itsKey());
      Map<?, ?> members = Yaml.map(enums, id);
      Set<String> labels = new HashSet<>();
      for (Map.Entry<?, ?> each : members.entrySet()) {
        Object member = each.getValue();
        Object label = member instanceof Map<?, ?> map ? map.get("id") : member;
        Scalar at = place.to(String.valueOf(each.getKey()));
        new KeyCheck(problems).label(each.getKey(), member, at);
        if (!labels.add(String.valueOf(label))) {
          problems.error("bad-spec", at, null, "%s has the name %s twice".formatted(id, label));
        }
      }
      Origin origin = new Origin(struct.module, place.path());
      String name = struct.name + "::" + id;
      struct.enums.put(id, new EnumDef(name, origin, Keys.members(members)));
    }
  }
}
