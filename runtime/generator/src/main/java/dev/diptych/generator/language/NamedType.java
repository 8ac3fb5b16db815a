package dev.diptych.generator.language;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names in a type of a spec.
 *
 * @param module its file
 * @param outer the type around it; null for the type of the file
 * @param id its id
 * @param path its keys in the file
 */
record NamedType(KsyModule module, @Nullable NamedType outer, String id, List<String> path) {
  /** What a name is given to. */
  enum Kind {
    PARAMETER("the parameter"),
    FIELD("the field"),
    INSTANCE("the instance"),
    TYPE("the type"),
    ENUM("the enumeration"),
    LABEL("the member");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /**
   * A name and its place.
   *
   * @param kind what has the name
   * @param id the name
   * @param at its place
   */
  record Named(Kind kind, String id, Location at) {
    /** For messages. */
    String words() {
      return kind.words + " '" + id + "'";
    }
  }

  /** The types of the files of {@code modules}, without those in them. */
  static List<NamedType> roots(Modules modules) {
    List<NamedType> roots = new ArrayList<>();
    modules
        .all()
        .values()
        .forEach(module -> roots.add(new NamedType(module, null, module.name(), List.of())));
    return roots;
  }

  /** The type itself as a name. */
  Named named() {
    List<String> keys = outer == null ? List.of("meta", "id") : path;
    return new Named(Kind.TYPE, id, module.at(keys));
  }

  /** This type and all types in it, outer ones first. */
  List<NamedType> all() {
    List<NamedType> all = new ArrayList<>(List.of(this));
    types().forEach(type -> all.addAll(type.all()));
    return all;
  }

  /** The types in this type. */
  List<NamedType> types() {
    return keys("types").stream()
        .map(key -> new NamedType(module, this, key, path("types", key)))
        .toList();
  }

  /** The enumerations in this type. */
  List<Named> enums() {
    return keys("enums").stream()
        .map(key -> new Named(Kind.ENUM, key, module.at(path("enums", key))))
        .toList();
  }

  /** The members of the enumeration {@code id} in this type. */
  List<Named> labels(String id) {
    List<Named> labels = new ArrayList<>();
    Map<?, ?> members = module.map(path("enums", id));
    members.forEach(
        (number, label) -> {
          Object text = label instanceof Map<?, ?> map ? map.get("id") : label;
          List<String> at = new ArrayList<>(path("enums", id));
          at.add(String.valueOf(number));
          labels.add(new Named(Kind.LABEL, String.valueOf(text), module.at(at)));
        });
    return labels;
  }

  /** The parameters, fields and instances of this type. */
  List<Named> members() {
    List<Named> members = new ArrayList<>();
    listed(Kind.PARAMETER, "params", members);
    listed(Kind.FIELD, "seq", members);
    for (String key : keys("instances")) {
      members.add(new Named(Kind.INSTANCE, key, module.at(path("instances", key))));
    }
    return members;
  }

  private void listed(Kind kind, String key, List<Named> members) {
    List<Map<String, Object>> all = Yaml.maps(module.map(path), key);
    for (int i = 0; i < all.size(); i++) {
      String id = Yaml.text(all.get(i), "id");
      if (id != null) {
        members.add(new Named(kind, id, module.at(path(key, String.valueOf(i)))));
      }
    }
  }

  /** The definition of a field or an instance. */
  Map<String, Object> definition(Named member) {
    if (member.kind() == Kind.INSTANCE) {
      return module.map(path("instances", member.id()));
    }
    String key = member.kind() == Kind.FIELD ? "seq" : "params";
    return Yaml.maps(module.map(path), key).stream()
        .filter(map -> member.id().equals(Yaml.text(map, "id")))
        .findFirst()
        .orElse(Map.of());
  }

  private List<String> keys(String key) {
    return List.copyOf(Yaml.map(module.map(path), key).keySet());
  }

  private List<String> path(String key, String id) {
    List<String> keys = new ArrayList<>(path);
    keys.addAll(List.of(key, id));
    return keys;
  }
}
