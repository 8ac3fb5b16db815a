package dev.diptych.formats;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Transform;
import dev.diptych.model.schema.ScalarKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types of fields of a spec as maps for JSON. */
final class FieldTypeJson {
  private FieldTypeJson() {}

  static Map<String, Object> write(FieldType type) {
    Map<String, Object> map =
        type.fold(
            FieldTypeJson::number,
            FieldTypeJson::bits,
            bytes -> Json.put("bytes", true),
            text -> Json.put("text", text.encoding()),
            FieldTypeJson::user,
            FieldTypeJson::choice);
    if (type.extent() != null) {
      map.put("extent", extent(type.extent()));
    }
    Transform transform = type.transform();
    if (transform != null) {
      map.put("process", Json.word(transform.method()));
      if (transform.key() != null) {
        map.put("key", ExprJson.write(transform.key()));
      }
    }
    return map;
  }

  private static Map<String, Object> number(FieldType.Num number) {
    Map<String, Object> map = Json.put("number", Json.word(number.kind()));
    if (!number.ordered()) {
      map.put("ordered", false);
    }
    Json.putIfPresent(map, "names", number.names());
    return map;
  }

  private static Map<String, Object> bits(FieldType.Bits bits) {
    Map<String, Object> map = Json.put("bits", bits.width());
    map.put("little", bits.little());
    Json.putIfPresent(map, "names", bits.names());
    return map;
  }

  private static Map<String, Object> user(FieldType.User user) {
    Map<String, Object> map = Json.put("struct", user.name());
    if (user.opaque()) {
      map.put("opaque", true);
    }
    if (!user.arguments().isEmpty()) {
      map.put("arguments", user.arguments().stream().map(ExprJson::write).toList());
    }
    if (user.parent() != null) {
      map.put("parent", ExprJson.write(user.parent()));
    }
    return map;
  }

  private static Map<String, Object> choice(FieldType.Switch choice) {
    Map<String, Object> map = Json.put("on", ExprJson.write(choice.on()));
    List<Object> cases = new ArrayList<>();
    for (FieldType.Case each : choice.cases()) {
      Map<String, Object> one = Json.put("value", ExprJson.write(each.value()));
      one.put("written", each.written());
      one.put("type", write(each.type()));
      cases.add(one);
    }
    map.put("cases", cases);
    if (choice.otherwise() != null) {
      map.put("otherwise", write(choice.otherwise()));
    }
    return map;
  }

  private static Map<String, Object> extent(Extent extent) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (extent instanceof Extent.Terminated end) {
      map.put("terminator", end.terminator());
      map.put("include", end.include());
      map.put("consume", end.consume());
      map.put("required", end.required());
      return map;
    }
    if (extent instanceof Extent.Sized sized) {
      map.put("size", ExprJson.write(sized.size()));
    }
    Extent.Frame frame = Extent.frame(extent);
    if (frame != null && frame.present()) {
      Map<String, Object> within = Json.put("terminator", frame.terminator());
      within.put("include", frame.include());
      Json.putIfPresent(within, "pad", frame.pad());
      map.put("frame", within);
    }
    return map;
  }

  static FieldType read(Map<String, Object> map) {
    if (map.containsKey("number")) {
      return new FieldType.Num(
          Json.constant(ScalarKind.class, Json.text(map, "number")),
          !map.containsKey("ordered"),
          Json.optionalText(map, "names"));
    }
    if (map.containsKey("bits")) {
      return new FieldType.Bits(
          Json.number(map, "bits"), Json.flag(map, "little"), Json.optionalText(map, "names"));
    }
    return map.containsKey("on") ? readChoice(map) : framed(map);
  }

  private static FieldType framed(Map<String, Object> map) {
    Transform transform = transform(map);
    if (map.containsKey("struct")) {
      return new FieldType.User(
          Json.text(map, "struct"),
          Json.flag(map, "opaque"),
          ExprJson.trees(map, "arguments"),
          ExprJson.tree(map, "parent"),
          map.containsKey("extent") ? readExtent(Json.map(map, "extent")) : null,
          transform);
    }
    Extent extent = readExtent(Json.map(map, "extent"));
    return map.containsKey("text")
        ? new FieldType.Text(extent, transform, Json.text(map, "text"))
        : new FieldType.Bytes(extent, transform);
  }

  private static FieldType readChoice(Map<String, Object> map) {
    List<FieldType.Case> cases = new ArrayList<>();
    for (Map<String, Object> each : Json.maps(map, "cases")) {
      cases.add(
          new FieldType.Case(
              ExprJson.expression(Json.map(each, "value")),
              Json.text(each, "written"),
              read(Json.map(each, "type"))));
    }
    return new FieldType.Switch(
        ExprJson.expression(Json.map(map, "on")),
        cases,
        map.containsKey("otherwise") ? (FieldType.Bytes) read(Json.map(map, "otherwise")) : null);
  }

  private static @Nullable Transform transform(Map<String, Object> map) {
    String process = Json.optionalText(map, "process");
    return process == null
        ? null
        : new Transform(Json.constant(Transform.Method.class, process), ExprJson.tree(map, "key"));
  }

  private static Extent readExtent(Map<String, Object> map) {
    if (map.containsKey("consume")) {
      return new Extent.Terminated(
          Json.numbers(map, "terminator"),
          Json.flag(map, "include"),
          Json.flag(map, "consume"),
          Json.flag(map, "required"));
    }
    Map<String, Object> within = Json.map(map, "frame");
    Extent.Frame frame =
        new Extent.Frame(
            Json.numbers(within, "terminator"),
            Json.flag(within, "include"),
            within.containsKey("pad") ? Json.number(within, "pad") : null);
    Expr size = ExprJson.tree(map, "size");
    return size == null ? new Extent.Rest(frame) : new Extent.Sized(size, frame);
  }
}
