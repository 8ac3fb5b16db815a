package dev.diptych.compiler.lower;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.compiler.schema.FieldStorage;
import dev.diptych.compiler.schema.FieldStorages;
import dev.diptych.compiler.schema.FieldTypes;
import dev.diptych.compiler.schema.RecordTables;
import dev.diptych.ir.Expr;
import dev.diptych.ir.ExprPrinter;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Yaml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes one lowered type. */
final class LoweredType {
  private static final Set<Operator> FALLIBLE =
      Set.of(Operator.DIV, Operator.MOD, Operator.SUBSCRIPT);
  private static final Set<String> CONVERSIONS = Set.of("to_i", "substring");
  private static final List<String> TERMINATOR_KEYS =
      List.of("encoding", "terminator", "include", "consume", "eos-error");
  private static final List<String> FRAME_KEYS =
      List.of("terminator", "pad-right", "include", "consume", "eos-error");

  private final Spec spec;
  private final FieldStorages storages;
  private final TypeDef type;
  private final Map<String, Object> yaml;
  private final Map<String, Object> types;
  private final List<Object> seq = new ArrayList<>();
  private final Map<String, Object> instances;

  /**
   * A type.
   *
   * @param types its lowered inner types, by name; gets the boxes
   */
  LoweredType(Spec spec, FieldStorages storages, TypeDef type, Map<String, Object> types) {
    this.spec = spec;
    this.storages = storages;
    this.type = type;
    this.yaml = yaml(type.origin());
    this.types = types;
    this.instances = new LinkedHashMap<>(Yaml.map(yaml, "instances"));
  }

  /** Its YAML. */
  Map<String, Object> write() {
    type.fields().forEach(this::field);
    for (Node.Value value : type.values()) {
      if (ComputedNumbers.isWide(value)) {
        Map<String, Object> second = value(value.value().source());
        putCondition(second, value);
        instances.put(FieldStorage.LONG + value.id(), second);
      }
    }
    Map<String, Object> lowered = new LinkedHashMap<>(yaml);
    putUnlessEmpty(lowered, "seq", seq, seq.isEmpty());
    putUnlessEmpty(lowered, "types", types, types.isEmpty());
    putUnlessEmpty(lowered, "instances", instances, instances.isEmpty());
    return lowered;
  }

  private static Map<String, Object> yaml(Origin origin) {
    return ((KsyModule) origin.file()).map(origin.path());
  }

  private static void putUnlessEmpty(
      Map<String, Object> map, String key, Object value, boolean empty) {
    if (!empty) {
      map.put(key, value);
    }
  }

  private void field(Node.Field field) {
    FieldStorage storage = storages.of(field);
    Map<String, Object> lowered = new LinkedHashMap<>(yaml(field.origin()));
    switch (storage.strategy()) {
      case TABLE -> table(field, lowered);
      case BOXED -> boxed(field, lowered);
      case WIDE -> {
        lowered.put("type", TerminatedTextType.type(field.type()));
        TERMINATOR_KEYS.forEach(lowered::remove);
      }
      case RAW -> raw(field, storage, lowered);
      case LATIN -> lowered.put("encoding", "ISO-8859-1");
      case DECLARED -> {
        // Unchanged.
      }
    }
    place(field, storage, lowered);
    condition(field);
    size(field);
    fallible(field);
    stream(field);
  }

  private void table(Node.Field field, Map<String, Object> lowered) {
    int stride = new RecordTables(spec).stride(field);
    String io = "(" + lowered.getOrDefault("io", "_io") + ")";
    String count =
        field.repetition() instanceof Repetition.Times times
            ? times.expression().source()
            // The record at the end counts even if it is incomplete: reading it is an error.
            : "(%s.size - %s.pos + %d) / %d".formatted(io, io, stride - 1, stride);
    lowered.put("type", "record_table(" + count + ", " + stride + ")");
    List.of("enum", "repeat", "repeat-expr").forEach(lowered::remove);
  }

  private static void raw(Node.Field field, FieldStorage storage, Map<String, Object> lowered) {
    if (field.type() instanceof FieldType.Text) {
      boolean zero = "strz".equals(lowered.get("type")) && !lowered.containsKey("terminator");
      lowered.remove("type");
      lowered.remove("encoding");
      if (zero) {
        lowered.put("terminator", 0);
      }
    } else {
      lowered.remove("enum");
    }
    if (storage.keepsFrame(field)) {
      FRAME_KEYS.forEach(lowered::remove);
    }
  }

  private void boxed(Node.Field field, Map<String, Object> lowered) {
    Choice choice = requireNonNull(Choice.of(field));
    Selector selector = new Selector(choice);
    Map<String, Object> cases = new LinkedHashMap<>();
    boolean boxed = false;
    for (Choice.Case switchCase : choice.cases()) {
      boxed |= switchCase.box() != null;
      cases.put(
          selector.value(switchCase),
          switchCase.box() == null ? switchCase.written() : switchCase.box());
      if (switchCase.box() != null) {
        types.put(
            switchCase.box(),
            new LinkedHashMap<>(Map.of("seq", List.of(BoxFields.of(switchCase, lowered)))));
      }
    }
    Map<String, Object> choices = new LinkedHashMap<>();
    choices.put("switch-on", selector.on());
    choices.put("cases", cases);
    lowered.put("type", choices);
    if (boxed) {
      // The terminator within a size ends the bytes of every case.
      boolean sized = lowered.containsKey("size") || lowered.containsKey("size-eos");
      lowered.remove("encoding");
      (sized ? List.of("consume", "eos-error") : FRAME_KEYS).forEach(lowered::remove);
    }
  }

  private void place(Node.Field field, FieldStorage storage, Map<String, Object> lowered) {
    if (field.instance()) {
      instances.remove(field.id());
      instances.put(storage.member(), lowered);
    } else {
      if (!storage.member().equals(field.id())) {
        lowered.put("id", storage.member());
      }
      seq.add(lowered);
    }
    if (storage.aliased()) {
      instances.put(field.id(), alias(field, storage));
    }
  }

  /** The value with the id of {@code field}, for expressions. */
  private Map<String, Object> alias(Node.Field field, FieldStorage storage) {
    Choice choice = Choice.of(field);
    if (choice != null) {
      return unboxed(field, choice, storage.member());
    }
    boolean framed = storage.keepsFrame(field);
    String bytes = framed ? cut(field, storage.member()) : storage.member();
    Map<String, Object> value = value(bytes);
    if (field.type() instanceof FieldType.Text text) {
      value.put("value", bytes + ".to_s(\"" + text.encoding() + "\")");
    } else if (!framed) {
      value.put("enum", yaml(field.origin()).get("enum"));
    }
    putCondition(value, field);
    return value;
  }

  /** Adds a value that is {@code member} without terminator and padding, and returns its id. */
  private String cut(Node.Field field, String member) {
    Map<String, Object> value = value(member);
    putCondition(value, field);
    String id = CutValue.id(requireNonNull(Extent.frame(field.type().extent())), field.id());
    instances.put(id, value);
    return id;
  }

  private static Map<String, Object> unboxed(Node.Field field, Choice choice, String member) {
    Map<String, Object> value = value(choice.unboxed(member));
    String condition = choice.condition();
    if (field.condition() != null) {
      String own = "(" + field.condition().source() + ")";
      condition = condition == null ? own : own + " and (" + condition + ")";
    }
    if (condition != null) {
      value.put("if", condition);
    }
    return value;
  }

  private static Map<String, Object> value(String source) {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("value", source);
    return value;
  }

  private static void putCondition(Map<String, Object> value, Node node) {
    if (node.condition() != null) {
      value.put("if", node.condition().source());
    }
  }

  /** Generated code can then tell whether a field must be present. */
  private void condition(Node.Field field) {
    if (field.condition() != null) {
      put("if", field, field.condition().source());
    }
  }

  /** The same for the size of a struct; in an array, each element may have another. */
  private void size(Node.Field field) {
    boolean computed = yaml(field.origin()).get("size") instanceof String;
    if (computed && field.struct() && !field.repeated()) {
      put("size", field, requireNonNull(field.written().size()));
    }
  }

  /** Expressions that can fail: messages find the one that does by evaluating each. */
  private void fallible(Node.Field field) {
    // The size of an element may depend on its index.
    Expr size = FieldTypes.size(field);
    if (!field.repeated() && field.written().size() != null && size != null && canFail(size)) {
      put("size", field, field.written().size());
    }
    if (field.repetition() instanceof Repetition.Times times
        && canFail(times.expression().tree())) {
      put("count", field, times.expression().source());
    }
  }

  private static boolean canFail(Expr expression) {
    return expression.all().stream()
        .anyMatch(
            each ->
                each instanceof Expr.Cast
                    || (each instanceof Expr.Operation operation
                        && FALLIBLE.contains(operation.operator()))
                    || (each instanceof Expr.Attribute attribute
                        && CONVERSIONS.contains(attribute.id())));
  }

  /** The stream and the position of a field that is not read in sequence. */
  private void stream(Node.Field field) {
    Expression io = field.stream();
    if (io != null) {
      put("io", field, io.source());
      if (io.tree() instanceof Expr.Attribute part && part.id().equals("_io")) {
        put("host", field, ExprPrinter.print(part.owner()));
      }
    }
    Expression position = field.position();
    if (position != null) {
      put("pos", field, position.source());
    }
  }

  private void put(String kind, Node.Field field, String source) {
    instances.put(FieldStorage.PREFIX + kind + "_" + field.id(), value(source));
  }
}
