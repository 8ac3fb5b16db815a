package dev.diptych.compiler.lower;

import dev.diptych.compiler.kaitai.Scope;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.schema.Handling;
import dev.diptych.compiler.schema.Handlings;
import dev.diptych.compiler.schema.Records;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.compiler.schema.Terminator;
import io.kaitai.struct.datatype.DataType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** One type while it is lowered. */
final class LoweredType {
  private static final Pattern FALLIBLE = Pattern.compile("[\\[/%]|\\.(as<|to_i|substring)");

  private final Handlings handlings;
  private final Scope scope;
  private final Map<String, Object> yaml;
  private final Map<String, Object> types;
  private final List<Object> seq = new ArrayList<>();
  private final Map<String, Object> instances;

  LoweredType(
      Handlings handlings, Scope scope, Map<String, Object> yaml, Map<String, Object> types) {
    this.handlings = handlings;
    this.scope = scope;
    this.yaml = yaml;
    this.types = types;
    this.instances = new LinkedHashMap<>(Yaml.map(yaml, "instances"));
  }

  void add(Attribute field) {
    Handling handling = handlings.of(field);
    Map<String, Object> lowered = new LinkedHashMap<>(field.yaml());
    if (handling.table()) {
      table(field, lowered);
    } else if (Switches.of(field) != null) {
      switched(Switches.of(field), lowered);
    } else if (handling.opaque()) {
      lowered.put("type", Terminator.of(field.type()).type());
      List.of("encoding", "terminator", "include", "consume", "eos-error").forEach(lowered::remove);
    } else if (handling.bare()) {
      bare(field, lowered);
    }
    if (handling.latin()) {
      lowered.put("encoding", "ISO-8859-1");
    }
    if (handling.unframed()) {
      List.of("terminator", "pad-right", "include", "consume", "eos-error")
          .forEach(lowered::remove);
    }
    place(field, handling, lowered);
    condition(field);
    size(field);
    fallible(field);
    stream(field);
  }

  private static void table(Attribute field, Map<String, Object> lowered) {
    int stride = Records.stride(field);
    String io = "(" + lowered.getOrDefault("io", "_io") + ")";
    String count =
        field.toTheEnd()
            // A last record that is cut off counts, too: reading it is refused.
            ? "(%s.size - %s.pos + %d) / %d".formatted(io, io, stride - 1, stride)
            : String.valueOf(lowered.get("repeat-expr"));
    lowered.put("type", "record_table(" + count + ", " + stride + ")");
    lowered.remove("enum");
    lowered.remove("repeat");
    lowered.remove("repeat-expr");
  }

  private static void bare(Attribute field, Map<String, Object> lowered) {
    if (field.type() instanceof DataType.EnumType) {
      lowered.remove("enum");
      return;
    }
    boolean zero = "strz".equals(lowered.get("type")) && !lowered.containsKey("terminator");
    lowered.remove("type");
    lowered.remove("encoding");
    if (zero) {
      lowered.put("terminator", 0);
    }
  }

  private void switched(Switches switches, Map<String, Object> lowered) {
    Map<String, Object> cases = new LinkedHashMap<>();
    Map<String, Object> wanted = Yaml.map(Yaml.map(lowered, "type"), "cases");
    Map<String, Object> words = new LinkedHashMap<>();
    for (Map.Entry<?, Object> entry : wanted.entrySet()) {
      words.put(String.valueOf(entry.getKey()), entry.getValue());
    }
    Selector selector = new Selector(switches, scope);
    boolean boxed = false;
    for (Switches.Case one : switches.cases().values()) {
      boxed |= one.box() != null;
      cases.put(selector.key(one.key()), one.box() == null ? words.get(one.key()) : one.box());
      if (one.box() != null) {
        types.put(one.box(), new LinkedHashMap<>(Map.of("seq", List.of(one.boxed()))));
      }
    }
    Map<String, Object> type = new LinkedHashMap<>(Yaml.map(lowered, "type"));
    type.put("switch-on", selector.on(type.get("switch-on")));
    type.put("cases", cases);
    lowered.put("type", type);
    if (boxed) {
      // What ends the bytes of a size ends them for every case.
      List<String> framing =
          lowered.containsKey("size") || lowered.containsKey("size-eos")
              ? List.of("encoding", "consume", "eos-error")
              : List.of("encoding", "terminator", "pad-right", "include", "consume", "eos-error");
      framing.forEach(lowered::remove);
    }
  }

  private void place(Attribute field, Handling handling, Map<String, Object> lowered) {
    if (field.instance()) {
      instances.remove(field.id());
      instances.put(handling.member(field), lowered);
    } else {
      if (!handling.member(field).equals(field.id())) {
        lowered.put("id", handling.member(field));
      }
      seq.add(lowered);
    }
    if (handling.renamed()) {
      instances.put(field.id(), renamed(field, handling));
    }
  }

  /** Expressions go on to see the field under its own id, as what it was. */
  private Map<String, Object> renamed(Attribute field, Handling handling) {
    Map<String, Object> value = new LinkedHashMap<>();
    String member = handling.member(field);
    Switches switches = Switches.of(field);
    if (switches != null) {
      return unboxed(field, switches, member);
    }
    String bytes = handling.cut() ? cut(field, member) : member;
    if (field.type() instanceof DataType.StrFromBytesType text) {
      value.put("value", bytes + ".to_s(\"" + text.encoding() + "\")");
    } else if (handling.cut()) {
      value.put("value", bytes);
    } else {
      value.put("value", member);
      value.put("enum", field.yaml().get("enum"));
    }
    if (field.conditional()) {
      value.put("if", field.yaml().get("if"));
    }
    return value;
  }

  /** Adds a value that is {@code member} without terminator and padding, and tells its id. */
  private String cut(Attribute field, String member) {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("value", member);
    if (field.conditional()) {
      value.put("if", field.yaml().get("if"));
    }
    String id = CutValue.of(field.type()).id(field.id());
    instances.put(id, value);
    return id;
  }

  private static Map<String, Object> unboxed(Attribute field, Switches switches, String member) {
    String on = String.valueOf(Yaml.map(field.yaml(), "type").get("switch-on"));
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("value", switches.unboxed(member, on));
    String condition = switches.condition(on);
    if (field.conditional()) {
      String own = "(" + field.yaml().get("if") + ")";
      condition = condition == null ? own : own + " and (" + condition + ")";
    }
    if (condition != null) {
      value.put("if", condition);
    }
    return value;
  }

  /** Generated code itself can then tell whether a field has to be there. */
  private void condition(Attribute field) {
    if (field.conditional()) {
      String condition = String.valueOf(field.yaml().get("if"));
      instances.put(Handling.PREFIX + "if_" + field.id(), Map.of("value", condition));
    }
  }

  /** The same for the size of a struct; of an array, each element may have another. */
  private void size(Attribute field) {
    boolean computed = field.yaml().get("size") instanceof String;
    if (computed && field.struct() && !field.repeated()) {
      Object size = field.yaml().get("size");
      instances.put(Handling.PREFIX + "size_" + field.id(), Map.of("value", size));
    }
  }

  /** Expressions that can fail are told apart by trying them: only messages need that. */
  private void fallible(Attribute field) {
    for (String key : List.of("size", "repeat-expr", "pos")) {
      String of = String.valueOf(field.yaml().get(key));
      // Expressions of elements may need to know which element.
      boolean alone = !key.equals("size") || !field.repeated();
      if (alone && FALLIBLE.matcher(of).find()) {
        String id = Handling.PREFIX + key.replace("repeat-expr", "count") + "_" + field.id();
        instances.putIfAbsent(id, Map.of("value", of));
      }
    }
  }

  /** The stream of a field that is read from the stream of another struct. */
  private void stream(Attribute field) {
    if (field.instance() && field.yaml().containsKey("io")) {
      String io = String.valueOf(field.yaml().get("io"));
      instances.put(Handling.PREFIX + "io_" + field.id(), Map.of("value", io));
      if (io.endsWith("._io")) {
        String host = io.substring(0, io.length() - "._io".length());
        instances.put(Handling.PREFIX + "host_" + field.id(), Map.of("value", host));
      }
    }
    if (field.instance() && field.yaml().containsKey("pos")) {
      Object position = field.yaml().get("pos");
      instances.put(Handling.PREFIX + "pos_" + field.id(), Map.of("value", position));
    }
  }

  /** Adds an instance that is not in the spec. */
  void addInstance(String id, Map<String, Object> instance) {
    instances.put(id, instance);
  }

  Map<String, Object> yaml() {
    Map<String, Object> lowered = new LinkedHashMap<>(yaml);
    if (!seq.isEmpty()) {
      lowered.put("seq", seq);
    }
    if (!types.isEmpty()) {
      lowered.put("types", types);
    }
    if (!instances.isEmpty()) {
      lowered.put("instances", instances);
    }
    return lowered;
  }
}
