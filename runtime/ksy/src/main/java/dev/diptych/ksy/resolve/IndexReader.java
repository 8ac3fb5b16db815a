package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Place;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Declaration.Kind;
import dev.diptych.ksy.resolve.Occurrence.Role;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects what names mean from types that have been found: nothing is resolved again. */
final class IndexReader {
  private final MemberTypes types;
  private final Map<Struct, Declaration> structs = new HashMap<>();
  private final Map<String, Struct> byName = new HashMap<>();
  private final Map<Member, Declaration> members = new HashMap<>();
  private final Map<String, Declaration> enums = new HashMap<>();
  private final Map<String, Map<String, Declaration>> labels = new HashMap<>();
  private final List<Occurrence> occurrences = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();

  private IndexReader(MemberTypes types) {
    this.types = types;
  }

  static SpecIndex read(Modules modules, Names names, MemberTypes types) {
    IndexReader reader = new IndexReader(types);
    for (Struct top : names.tops.values()) {
      reader.declare(top);
    }
    for (Struct top : names.tops.values()) {
      reader.uses(top);
    }
    reader.imports(modules, names);
    return new SpecIndex(names, types, reader.occurrences, reader.parts);
  }

  private void declare(Struct struct) {
    Scalar name = struct.outer == null ? struct.place.to("meta", "id") : struct.place.itsKey();
    byName.put(struct.name, struct);
    structs.put(
        struct,
        declared(
            struct.outer == null ? Kind.SPEC : Kind.TYPE,
            struct.outer == null ? "" : struct.outer.name,
            struct.id,
            name.at(null),
            "",
            Yaml.doc(struct.yaml)));
    for (Member member : struct.all()) {
      member(struct, member);
    }
    for (Map.Entry<String, EnumDef> each : struct.enums.entrySet()) {
      enumeration(struct, each.getKey(), each.getValue());
    }
    for (Struct inner : struct.types.values()) {
      declare(inner);
    }
  }

  private void member(Struct struct, Member member) {
    Kind kind = Kind.valueOf(member.kind.name());
    boolean listed = kind == Kind.PARAM || kind == Kind.FIELD;
    boolean named = !listed || member.yaml.get("id") != null;
    Scalar name = listed ? (named ? member.place.to("id") : member.place) : member.place.itsKey();
    String what = types.of(member).words();
    String doc = Yaml.doc(member.yaml);
    Declaration made = new Declaration(kind, struct.name, member.id, name.at(null), what, doc);
    members.put(member, made);
    if (named) {
      occurrences.add(new Occurrence(made, made.place(), Role.DECLARED));
    }
  }

  private void enumeration(Struct struct, String id, EnumDef names) {
    Scalar place = struct.place.to("enums", id);
    enums.put(names.name(), declared(Kind.ENUM, struct.name, id, place.itsKey().at(null), "", ""));
    Map<String, Declaration> own = new LinkedHashMap<>();
    Map<?, ?> yaml = Yaml.map(Yaml.map(struct.yaml, "enums"), id);
    int index = 0;
    for (Map.Entry<?, ?> each : yaml.entrySet()) {
      Scalar at = place.to(String.valueOf(each.getKey()));
      Place name = (each.getValue() instanceof Map ? at.to("id") : at).at(null);
      EnumDef.Member member = names.members().get(index++);
      String number = String.valueOf(member.number());
      own.putIfAbsent(
          member.id(),
          declared(Kind.MEMBER, names.name(), member.id(), name, number, member.doc()));
    }
    labels.put(names.name(), own);
  }

  private Declaration declared(
      Kind kind, String owner, String id, Place place, String what, String doc) {
    Declaration made = new Declaration(kind, owner, id, place, what, doc);
    occurrences.add(new Occurrence(made, place, Role.DECLARED));
    return made;
  }

  private void uses(Struct struct) {
    Uses expressions = new Uses(types.typing, this);
    List<Part> own = Part.of(struct);
    for (Member member : struct.all()) {
      own.addAll(Part.of(member));
      own.addAll(Part.parent(member));
      written(member, member.typeCode);
      member.cases.forEach(each -> written(member, each.type()));
      enumeration(member);
    }
    own.forEach(expressions::add);
    parts.addAll(own);
    new TextKeyUses(this).of(struct);
    for (Struct inner : struct.types.values()) {
      uses(inner);
    }
  }

  /** The type under a key {@code type}. */
  private void written(Member member, Member.@Nullable TypeCode code) {
    if (code == null || code.tree() == null) {
      return;
    }
    Type type = member.kind == Member.Kind.PARAM ? types.of(member) : types.one(member, code);
    type(code.place(), code.text(), code.tree().path(), type);
  }

  private void enumeration(Member member) {
    String written = Yaml.text(member.yaml, "enum");
    boolean whole = member.kind == Member.Kind.PARAM || member.kind == Member.Kind.VALUE;
    Type type = whole ? types.of(member) : types.element(member);
    if (written != null && type.is(Type.Kind.ENUM)) {
      Scalar place = member.place.to("enum");
      NamePath path = NamePath.of(written, 0);
      type(place, path.owner(), ownerOf(type.requireNames()));
      named(enums.get(type.requireNames().name()), place, path.last());
    }
  }

  /** The names of a type, of which the last is that of {@code type} and those before are around. */
  void type(Scalar place, String text, Tree.Path path, Type type) {
    Type element = type.element() == null ? type : type.element();
    Struct struct = element.is(Type.Kind.STRUCT) ? element.struct() : null;
    int at = text.offsetByCodePoints(0, Math.min(path.span().start(), text.length()));
    type(place, NamePath.of(text, at, path.names().size()), struct);
  }

  void type(Scalar place, NamePath path, @Nullable Struct struct) {
    Struct at = struct;
    for (int i = path.size() - 1; i >= 0 && at != null; i--) {
      named(structs.get(at), place, path.at(i));
      at = at.outer;
    }
  }

  /** The type that has an enumeration. */
  @Nullable Struct ownerOf(EnumDef names) {
    int end = names.name().lastIndexOf("::");
    String owner = end < 0 ? "" : names.name().substring(0, end);
    return byName.get(owner);
  }

  void named(@Nullable Declaration of, Scalar place, Tree.@Nullable Span span) {
    if (of != null) {
      occurrences.add(new Occurrence(of, place.at(span), Role.NAMED));
    }
  }

  void meant(Struct of, Scalar place, Tree.@Nullable Span span) {
    Declaration struct = structs.get(of);
    if (struct != null) {
      occurrences.add(new Occurrence(struct, place.at(span), Role.MEANT));
    }
  }

  @Nullable Declaration of(Member member) {
    return members.get(member);
  }

  @Nullable Declaration enumeration(EnumDef names) {
    return enums.get(names.name());
  }

  @Nullable Declaration label(EnumDef names, String label) {
    return labels.getOrDefault(names.name(), Map.of()).get(label);
  }

  /** The enumeration of a field; null if it has none. */
  @Nullable EnumDef namesOf(Member member) {
    return types.of(member).names();
  }

  /** The struct of a field, or of its elements; null for others. */
  @Nullable Struct structOf(Member member) {
    Type type = types.of(member);
    return type.element() == null ? type.struct() : type.element().struct();
  }

  private void imports(Modules modules, Names names) {
    Map<Path, KsyModule> byFile = new HashMap<>();
    modules.all().values().forEach(each -> byFile.put(each.path().normalize(), each));
    for (Modules.Imported each : modules.imported()) {
      KsyModule target = byFile.get(each.file().normalize());
      Struct top = target == null ? null : names.tops.get(target.name());
      if (top != null) {
        meant(top, new Scalar(each.by(), each.at()), null);
      }
    }
  }
}
