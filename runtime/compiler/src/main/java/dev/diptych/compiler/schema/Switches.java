package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.ksy.Yaml;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The cases of a {@code switch-on}. A case that is no struct gets a box, a struct of one field:
 * generated code would keep numbers of several types as the narrowest type of them all, and values
 * of other types as nothing that tells which case they are.
 *
 * @param on what decides
 * @param cases what each case is, in the order of the author
 */
public record Switches(Ast.expr on, Map<Ast.expr, Case> cases) {
  /**
   * One case.
   *
   * @param key the author's word for its value
   * @param type its type, or null for bytes that no case takes
   * @param box the id of its box, or null where it is a struct
   * @param boxed the author's words for the field in the box, or null
   */
  public record Case(String key, DataType type, String box, Map<String, Object> boxed) {}

  /** The cases of {@code field}, or null where it has none. */
  public static Switches of(Attribute field) {
    if (!(field.type() instanceof DataType.SwitchType type)) {
      return null;
    }
    Map<Ast.expr, DataType> types = CollectionConverters.asJava(type.cases());
    Map<Ast.expr, Case> cases = new LinkedHashMap<>();
    Map<String, Object> wanted = Yaml.map(Yaml.map(field.yaml(), "type"), "cases");
    for (Map.Entry<?, Object> entry : wanted.entrySet()) {
      String key = String.valueOf(entry.getKey());
      Ast.expr value = io.kaitai.struct.exprlang.Expressions.parse(key);
      cases.put(value, one(field, key, String.valueOf(entry.getValue()), types.get(value)));
    }
    boolean open = cases.keySet().stream().noneMatch(Expressions::isOtherwise);
    if (open && sized(field)) {
      Ast.expr otherwise = io.kaitai.struct.exprlang.Expressions.parse("_");
      cases.put(otherwise, one(field, "_", "bytes", null));
    }
    return new Switches(type.on(), cases);
  }

  /** Whether some value means nothing at all. */
  boolean mayBeNothing() {
    return cases.keySet().stream().noneMatch(Expressions::isOtherwise);
  }

  /** Whether some values mean bytes, though no case says so. */
  boolean mayBeOther() {
    return cases.values().stream().anyMatch(one -> one.key().equals("_") && one.type() == null);
  }

  /** Whether every case is a single value, and no bytes: an expression can stand for it then. */
  boolean plainValues() {
    return cases.values().stream()
        .allMatch(
            one ->
                one.box() != null
                    && one.type() != null
                    && !(one.type() instanceof DataType.BytesType));
  }

  /** Whether a terminator ends structs of some cases, while other cases are no structs. */
  boolean endsOnlySome() {
    boolean ends =
        cases.values().stream()
            .anyMatch(
                one ->
                    one.type() instanceof DataType.UserTypeFromBytes user
                        && user.bytes() instanceof DataType.BytesTerminatedType);
    return ends && cases.values().stream().anyMatch(one -> one.box() != null);
  }

  /** An expression for the value of {@code member}, which is kept in a box; {@code on} decides. */
  public String unboxed(String member, String on) {
    StringBuilder text = new StringBuilder();
    String last = null;
    for (Case one : cases.values()) {
      String value = member + ".as<" + one.box() + ">.value";
      if (one.key().equals("_")) {
        last = value;
      } else {
        text.append(on(on, one)).append(" ? ").append(value).append(" : ");
        last = last == null ? value : last;
      }
    }
    return text + last;
  }

  /** What must hold for there to be a value at all, or null where there always is one. */
  public String condition(String on) {
    return mayBeNothing()
        ? cases.values().stream().map(one -> on(on, one)).collect(Collectors.joining(" or "))
        : null;
  }

  private static String on(String on, Case one) {
    return "(" + on + ") == " + one.key();
  }

  private static boolean sized(Attribute field) {
    return field.yaml().containsKey("size") || Boolean.TRUE.equals(field.yaml().get("size-eos"));
  }

  private static Case one(Attribute field, String key, String word, DataType type) {
    if (type instanceof DataType.UserType) {
      return new Case(key, type, null, null);
    }
    Map<String, Object> boxed = new LinkedHashMap<>();
    boxed.put("id", "value");
    boolean bytes = word.equals("bytes") || type instanceof DataType.BytesType;
    boolean text = type instanceof DataType.StrFromBytesType;
    // Strings are kept as bytes, as everywhere.
    if (!bytes && !text) {
      boxed.put("type", word);
    }
    if (sized(field) && (bytes || text)) {
      boxed.put("size-eos", true);
    }
    if (text && Terminator.isReadOnly(type)) {
      boxed.put("type", Terminator.of(type).type());
    } else if (field.yaml().containsKey("terminator") && !sized(field)) {
      for (String framing : List.of("terminator", "include", "consume", "eos-error")) {
        boxed.computeIfAbsent(framing, field.yaml()::get);
      }
    } else if (word.equals("strz") && !field.yaml().containsKey("terminator")) {
      boxed.put("terminator", 0);
    }
    String plain = word.replaceAll("[^a-z0-9]+", "_");
    String suffix = bytes || text ? "__" + field.id() : "";
    return new Case(key, type, Handling.PREFIX + plain + suffix, boxed);
  }
}
