package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.ExpressionParser;
import dev.diptych.ksy.expression.SyntaxError;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Declaration.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can be named in one type of a spec. Safe for use by several threads. */
public final class SpecScope {
  private static final String ROOT = "_root";
  private static final String PARENT = "_parent";

  private final Names names;
  private final MemberTypes types;
  private final Struct struct;

  SpecScope(Names names, MemberTypes types, Struct struct) {
    this.names = names;
    this.types = types;
    this.struct = struct;
  }

  /**
   * A name.
   *
   * @param kind what it names; null for a name of the language
   * @param text what is written
   * @param what its type or its number in words; empty for none
   * @param doc its documentation on one line; empty for none
   */
  public record Name(@Nullable Kind kind, String text, String what, String doc) {}

  /** The types of the language that files store. */
  public static List<String> storedTypes() {
    return BuiltIn.stored();
  }

  /** The encodings that are known. */
  public static List<String> encodings() {
    return Encodings.names();
  }

  /** The types in scope, as the key {@code type} names them. */
  public List<Name> types() {
    Map<String, Name> all = new LinkedHashMap<>();
    for (String text : names.types(struct)) {
      Struct type = names.type(struct, path(text));
      if (type != null) {
        Kind kind = type.outer == null ? Kind.SPEC : Kind.TYPE;
        all.putIfAbsent(text, new Name(kind, text, "", Yaml.doc(type.yaml)));
      }
    }
    return List.copyOf(all.values());
  }

  private static Tree.Path path(String text) {
    Tree.Span all = new Tree.Span(0, text.length());
    return new Tree.Path(all, false, List.of(text.split("::", -1)), false);
  }

  /** The enumerations: those in scope, then those of the types in scope, with the type. */
  @SuppressWarnings("ReferenceEquality") // An enumeration is read once.
  public List<Name> enumerations() {
    Map<String, Name> all = new LinkedHashMap<>();
    for (Struct at = struct; at != null; at = at.outer) {
      at.enums.forEach((id, names) -> all.putIfAbsent(id, enumeration(id, names)));
    }
    for (String text : names.types(struct)) {
      Struct type = names.type(struct, path(text));
      if (type != null) {
        type.enums.forEach(
            (id, names) -> {
              boolean bare = struct.enumeration(id) == names;
              String full = text + "::" + id;
              if (!bare) {
                all.putIfAbsent(full, enumeration(full, names));
              }
            });
      }
    }
    return List.copyOf(all.values());
  }

  private static Name enumeration(String text, EnumDef names) {
    return new Name(Kind.ENUM, text, count(names.members().size()), "");
  }

  private static String count(int names) {
    return names + (names == 1 ? " name" : " names");
  }

  /** The names behind {@code path::}: members of an enumeration, or enumerations of a type. */
  public List<Name> labels(String path) {
    List<String> steps = new ArrayList<>(List.of(path.split("::", -1)));
    boolean absolute = steps.size() > 1 && steps.get(0).isEmpty();
    if (absolute) {
      steps.remove(0);
    }
    if (steps.contains("")) {
      return List.of();
    }
    Tree.Span none = new Tree.Span(0, 0);
    String last = steps.get(steps.size() - 1);
    Tree.Path owner = new Tree.Path(none, absolute, steps.subList(0, steps.size() - 1), false);
    List<Name> all = new ArrayList<>();
    EnumDef found = names.enumeration(struct, owner, last);
    if (found != null) {
      for (EnumDef.Member each : found.members()) {
        all.add(new Name(Kind.MEMBER, each.id(), String.valueOf(each.number()), each.doc()));
      }
    }
    Struct type = names.type(struct, new Tree.Path(none, absolute, steps, false));
    if (type != null) {
      type.enums.forEach((id, names) -> all.add(enumeration(id, names)));
      type.types.forEach((id, inner) -> all.add(new Name(Kind.TYPE, id, "", Yaml.doc(inner.yaml))));
    }
    return all;
  }

  /** The values that an expression can name: members, then names of the language. */
  public List<Name> values(@Nullable String field) {
    synchronized (types) {
      List<Name> all = members(struct);
      all.add(language(ROOT, Type.struct(struct.top)));
      if (struct.outer != null) {
        all.add(language(PARENT, Type.struct(struct.parent)));
      }
      all.add(language("_io", Type.STREAM));
      Member member = field == null ? null : struct.members.get(field);
      if (member != null && (member.yaml.get("repeat-until") != null || member.valid != null)) {
        all.add(language("_", types.element(member)));
      }
      if (member != null && member.repeated()) {
        all.add(language("_index", Type.INT));
      }
      return all;
    }
  }

  private List<Name> members(Struct of) {
    List<Name> all = new ArrayList<>();
    for (Member each : of.members.values()) {
      Kind kind = Kind.valueOf(each.kind.name());
      all.add(new Name(kind, each.id, types.of(each).words(), Yaml.doc(each.yaml)));
    }
    return all;
  }

  private static Name language(String text, Type type) {
    return new Name(null, text, type.words(), "");
  }

  /** The fields, as keys {@code -twin-*} name them. */
  public List<Name> fields() {
    synchronized (types) {
      return members(struct).stream().filter(each -> each.kind() != Kind.PARAM).toList();
    }
  }

  /**
   * The members of the value of an expression, and the properties of values of its type.
   *
   * @param field the id of the field whose key has the expression; null for none
   */
  public List<Name> properties(String expression, @Nullable String field) {
    synchronized (types) {
      Type of = typeOf(expression, field);
      if (of.unknown()) {
        return List.of();
      }
      List<Name> all = new ArrayList<>();
      Struct struct = of.struct();
      if (struct != null) {
        all.addAll(members(struct));
        all.add(language(ROOT, Type.struct(struct.top)));
        all.add(language(PARENT, Type.struct(struct.parent)));
        all.add(language("_io", Type.STREAM));
        all.add(language("_sizeof", Type.INT));
        return all;
      }
      for (String each : BuiltIn.properties(of)) {
        Type type = BuiltIn.property(of, each.replaceFirst("\\(.*", ""));
        all.add(new Name(null, each, type == null ? "" : type.words(), ""));
      }
      return all;
    }
  }

  /** The type of an expression in words; null where it has none. */
  public @Nullable String type(String expression, @Nullable String field) {
    synchronized (types) {
      Type of = typeOf(expression, field);
      return of.unknown() ? null : of.words();
    }
  }

  /**
   * The type of an expression that is asked for, not written: what is wrong with it is reported to
   * no one.
   */
  private Type typeOf(String expression, @Nullable String field) {
    Member member = field == null ? null : struct.members.get(field);
    boolean reads = member != null && member.kind.compareTo(Member.Kind.VALUE) < 0;
    Type element = member == null || !reads ? null : types.element(member);
    Code on = member == null ? null : member.on;
    Type chosen = on == null || on.tree() == null ? null : types.typing.meaning(on.tree()).type();
    try {
      Tree tree = ExpressionParser.expression(expression);
      Typing asking = new Typing(new Problems(), names, types);
      return asking.of(tree, struct.place, new Typing.Scope(struct, element, chosen));
    } catch (SyntaxError e) {
      return Type.UNKNOWN;
    }
  }
}
