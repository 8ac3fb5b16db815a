package dev.diptych.formats;

import dev.diptych.ir.Endian;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Header;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Place;
import dev.diptych.ir.Spec;
import dev.diptych.ir.SpecFile;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Location;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Converts typed specs to maps and lists for a JSON writer, and back: as far as files are decoded
 * and encoded by them. Descriptions, keys for texts and places in the {@code .ksy} are omitted.
 */
public final class SpecJson {
  private static final Header NO_HEADER =
      new Header(
          "",
          List.of(),
          null,
          null,
          null,
          new Header.Format(null, null, null, null, false),
          null,
          null);

  private SpecJson() {}

  /** Converts {@code spec}. */
  public static Map<String, Object> write(Spec spec) {
    Map<String, Object> map = Json.put("root", spec.root());
    map.put("types", spec.types().values().stream().map(SpecJson::type).toList());
    map.put("enums", spec.enums().values().stream().map(SpecJson::enumeration).toList());
    return map;
  }

  private static Map<String, Object> type(TypeDef type) {
    Map<String, Object> map = Json.put("name", type.name());
    if (type.endian() instanceof Endian.Selected selected) {
      List<Object> cases = new ArrayList<>();
      for (Endian.Case each : selected.cases()) {
        Map<String, Object> one = Json.put("value", ExprJson.write(each.value()));
        one.put("order", each.order());
        cases.add(one);
      }
      map.put("endian_on", ExprJson.write(selected.on()));
      map.put("endian_cases", cases);
    }
    List<Object> params = new ArrayList<>();
    for (TypeDef.Param param : type.params()) {
      Map<String, Object> one = Json.put("id", param.id());
      one.put("type", ValueTypeJson.write(param.type()));
      params.add(one);
    }
    map.put("params", params);
    map.put("seq", type.seq().stream().map(NodeJson::write).toList());
    map.put("instances", type.instances().stream().map(NodeJson::write).toList());
    map.put("bits", Long.toString(type.bits()));
    return map;
  }

  private static Map<String, Object> enumeration(EnumDef type) {
    Map<String, Object> map = Json.put("name", type.name());
    List<Object> members = new ArrayList<>();
    for (EnumDef.Member member : type.members()) {
      Map<String, Object> one = Json.put("number", member.number().toString());
      one.put("id", member.id());
      members.add(one);
    }
    map.put("members", members);
    return map;
  }

  /**
   * Creates a spec from parsed JSON.
   *
   * @param name the name of the spec, for what its records have as file
   */
  public static Spec read(Map<String, Object> map, String name) {
    Origin origin = new Origin(new Absent(name), List.of());
    Map<String, TypeDef> types = new LinkedHashMap<>();
    for (Map<String, Object> each : Json.maps(map, "types")) {
      types.put(Json.text(each, "name"), readType(each, origin));
    }
    Map<String, EnumDef> enums = new LinkedHashMap<>();
    for (Map<String, Object> each : Json.maps(map, "enums")) {
      enums.put(Json.text(each, "name"), readEnumeration(each, origin));
    }
    return new Spec(NO_HEADER, Json.text(map, "root"), Set.of(), types, enums);
  }

  private static TypeDef readType(Map<String, Object> map, Origin origin) {
    List<TypeDef.Param> params = new ArrayList<>();
    for (Map<String, Object> each : Json.maps(map, "params")) {
      params.add(
          new TypeDef.Param(
              Json.text(each, "id"), origin, ValueTypeJson.read(Json.map(each, "type")), ""));
    }
    List<Node.Field> seq = new ArrayList<>();
    Json.maps(map, "seq").forEach(each -> seq.add(NodeJson.field(each, origin)));
    List<Node> instances = new ArrayList<>();
    Json.maps(map, "instances").forEach(each -> instances.add(NodeJson.instance(each, origin)));
    return new TypeDef(
        Json.text(map, "name"),
        origin,
        "",
        endian(map),
        params,
        seq,
        instances,
        Map.of(),
        null,
        Long.parseLong(Json.text(map, "bits")),
        new TypeDef.Keys(null, null, Map.of(), List.of()));
  }

  private static Endian endian(Map<String, Object> map) {
    Expr on = ExprJson.tree(map, "endian_on");
    if (on == null) {
      return new Endian.Fixed();
    }
    List<Endian.Case> cases = new ArrayList<>();
    for (Map<String, Object> each : Json.maps(map, "endian_cases")) {
      cases.add(new Endian.Case(ExprJson.tree(Json.map(each, "value")), Json.text(each, "order")));
    }
    return new Endian.Selected(on, cases);
  }

  private static EnumDef readEnumeration(Map<String, Object> map, Origin origin) {
    List<EnumDef.Member> members = new ArrayList<>();
    for (Map<String, Object> each : Json.maps(map, "members")) {
      members.add(
          new EnumDef.Member(
              new BigInteger(Json.text(each, "number")),
              Json.text(each, "id"),
              null,
              "",
              List.of()));
    }
    return new EnumDef(Json.text(map, "name"), origin, members);
  }

  /** The file of a spec that is not at hand: its records are read from JSON. */
  private record Absent(String name) implements SpecFile {
    @Override
    public Path path() {
      return Path.of(name);
    }

    @Override
    public boolean has(List<String> path) {
      return false;
    }

    @Override
    public Location at(List<String> path) {
      return new Location.Whole(name);
    }

    @Override
    public Location at(Place place) {
      return new Location.Whole(name);
    }
  }
}
