package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.expression.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds types and enumerations by the names that authors give. */
final class Names {
  /** The top types of all files, by id. */
  final Map<String, Struct> tops = new LinkedHashMap<>();

  private final Map<String, Struct> foreign = new LinkedHashMap<>();

  /** The root type of {@code modules}. */
  Struct root(Modules modules) {
    return Objects.requireNonNull(tops.get(modules.root().name()));
  }

  /**
   * A type: from the current one outwards, at each level first its types, then its own name; then
   * files. The rest of the path goes down.
   */
  @Nullable Struct type(Struct from, Tree.Path path) {
    List<String> names = path.names();
    for (Struct at = path.absolute() ? from.top : from; at != null; at = at.outer) {
      Struct below = down(at, names);
      if (below == null && at.id.equals(names.get(0))) {
        below = down(at, names.subList(1, names.size()));
      }
      if (below != null) {
        return below;
      }
    }
    Struct file = tops.get(names.get(0));
    return file == null ? null : down(file, names.subList(1, names.size()));
  }

  /** A struct whose code is not part of the spec. */
  Struct foreign(Struct from, Tree.Path path) {
    return foreign.computeIfAbsent(
        String.join("::", path.names()),
        name -> {
          Struct made = new Struct(from.module, null, name, from.place, Map.of());
          made.foreign = true;
          return made;
        });
  }

  private static @Nullable Struct down(@Nullable Struct from, List<String> names) {
    Struct at = from;
    for (String name : names) {
      at = at == null ? null : at.types.get(name);
    }
    return at;
  }

  /** An enumeration: a bare name outwards, a path through the type before it. */
  @Nullable EnumDef enumeration(Struct from, Tree.Path owner, String name) {
    if (owner.names().isEmpty()) {
      return from.enumeration(name);
    }
    Struct type = type(from, owner);
    return type == null ? null : type.enums.get(name);
  }

  /** Names of types that an author may have meant. */
  Collection<String> types(Struct from) {
    List<String> all = new ArrayList<>();
    for (Struct at = from; at != null; at = at.outer) {
      all.addAll(at.types.keySet());
      all.add(at.id);
    }
    all.addAll(tops.keySet());
    for (Struct at = from; at != null; at = at.outer) {
      for (Struct inner : at.types.values()) {
        inner.types.keySet().forEach(name -> all.add(inner.id + "::" + name));
      }
    }
    return all;
  }

  /** The enumeration in scope with the id or the label {@code id}, as advice; or nothing. */
  String label(Struct owner, String id) {
    for (Struct at = owner; at != null; at = at.outer) {
      for (Map.Entry<String, EnumDef> each : at.enums.entrySet()) {
        if (each.getKey().equals(id)) {
          return "%s is an enumeration; %s::NAME is one of its names".formatted(id, id);
        }
        if (each.getValue().number(id) != null) {
          return "%s::%s is a name of an enumeration".formatted(each.getKey(), id);
        }
      }
    }
    return "";
  }

  /** The path to a type or an enumeration {@code id} that is in another type, as advice. */
  String elsewhere(String id, boolean enumeration) {
    for (Struct top : tops.values()) {
      String path = within(top, id, enumeration);
      if (!path.isEmpty()) {
        return "%s is in the type %s".formatted(path, path.replaceFirst("::[^:]*$", ""));
      }
    }
    return "";
  }

  private static String within(Struct struct, String id, boolean enumeration) {
    for (Struct inner : struct.types.values()) {
      if ((enumeration ? inner.enums : inner.types).containsKey(id)) {
        return inner.id + "::" + id;
      }
      String below = within(inner, id, enumeration);
      if (!below.isEmpty()) {
        return inner.id + "::" + below;
      }
    }
    return "";
  }

  /** Names of values that an author may have meant: also those of the language. */
  Collection<String> members(Struct owner) {
    List<String> all = new ArrayList<>(owner.members.keySet());
    all.addAll(List.of("_root", "_parent", "_io", "_index", "true", "false"));
    return all;
  }

  Collection<String> enumerations(Struct from) {
    List<String> all = new ArrayList<>();
    for (Struct at = from; at != null; at = at.outer) {
      all.addAll(at.enums.keySet());
    }
    return all;
  }
}
