package dev.diptych.generator.language;

import dev.diptych.generator.language.NamedType.Kind;
import dev.diptych.generator.language.NamedType.Named;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds names of a spec that conflict in a language, with each other or with names of the language.
 * Types, enumerations and reserved words get other names, which depend on the spec only; other
 * conflicts are rejected.
 */
final class NameConflicts {
  private final Conventions conventions;
  private final List<NamedType> roots;
  private final NewNames names;
  private final Set<String> used = new HashSet<>();
  private final List<Diagnostic> errors = new ArrayList<>();

  private NameConflicts(Conventions conventions, Modules modules) {
    this.conventions = conventions;
    this.roots = NamedType.roots(modules);
    this.names = new NewNames(modules.all().keySet());
  }

  /**
   * The names that {@code modules} need in {@code language}.
   *
   * @throws SpecException with both names where a conflict cannot be resolved
   */
  static NewNames in(Language language, Modules modules) throws SpecException {
    Conventions conventions = Conventions.of(language);
    if (conventions == null) {
      return new NewNames(modules.all().keySet());
    }
    return new NameConflicts(conventions, modules).resolve();
  }

  private NewNames resolve() throws SpecException {
    for (NamedType root : roots) {
      root.all().forEach(this::collect);
    }
    checkRoots();
    for (NamedType root : roots) {
      root.all().forEach(this::renameReserved);
    }
    for (NamedType root : roots) {
      root.all().forEach(type -> renameTypes(root, type));
    }
    for (NamedType root : roots) {
      root.all().forEach(this::checkMembers);
      root.all().forEach(this::checkLabels);
    }
    if (!errors.isEmpty()) {
      throw new SpecException(errors);
    }
    return names;
  }

  private void collect(NamedType type) {
    used.add(conventions.type(type.id()));
    type.enums()
        .forEach(
            each -> {
              used.add(conventions.type(each.id()));
              type.labels(each.id()).forEach(label -> used.add(label.id()));
            });
    type.members().forEach(each -> used.add(conventions.member(each.id())));
  }

  /** The types of files keep their names: they are those of the files, too. */
  private void checkRoots() {
    Map<String, Named> seen = new HashMap<>();
    for (NamedType root : roots) {
      Named named = root.named();
      String name = conventions.type(root.id());
      if (conventions.isReserved(Kind.TYPE, root.id()) || conventions.isModuleWord(root.id())) {
        errors.add(
            Diagnostic.error(
                "name-conflict",
                named.at(),
                named.words() + " would have a name that the language or generated code uses",
                "give the spec another id"));
      }
      conflict(seen.put(name, named), named, name);
    }
  }

  private void renameReserved(NamedType type) {
    for (Named member : type.members()) {
      if (conventions.isReserved(member.kind(), member.id())) {
        renameMember(member.id());
      }
    }
    for (Named enumeration : type.enums()) {
      for (Named label : type.labels(enumeration.id())) {
        if (conventions.isReserved(Kind.LABEL, label.id())) {
          names.labels().computeIfAbsent(label.id(), id -> freeLabel(id));
        }
      }
    }
  }

  private void renameMember(String id) {
    names.members().computeIfAbsent(id, old -> freeMember(old));
  }

  private String freeMember(String id) {
    String name = id + "_field";
    while (!used.add(conventions.member(name))) {
      name += "_field";
    }
    return name;
  }

  private String freeLabel(String id) {
    String name = id + "_value";
    while (!used.add(name)) {
      name += "_value";
    }
    return name;
  }

  /** Gives new names to types and enumerations in {@code type} where they conflict. */
  private void renameTypes(NamedType root, NamedType type) {
    Set<String> taken = new HashSet<>();
    if (conventions.shared()) {
      for (Named member : type.members()) {
        if (type.equals(root)
            && conventions.member(member.id()).equals(conventions.type(root.id()))) {
          renameMember(member.id());
        }
        taken.add(memberName(member));
      }
    }
    type.members().stream()
        .filter(member -> conventions.typesOf(type.definition(member)))
        .forEach(member -> taken.add(conventions.type(member.id())));
    String module = type.module().name();
    for (NamedType inner : type.types()) {
      Map<String, String> renamed = names.types(module);
      String name = conventions.type(renamed.getOrDefault(inner.id(), inner.id()));
      boolean own =
          conventions.shared()
              && inner.members().stream().anyMatch(member -> memberName(member).equals(name));
      if (own
          || conventions.isReserved(Kind.TYPE, inner.id())
          || encloses(type, name)
          || taken.contains(name)) {
        renamed.computeIfAbsent(inner.id(), id -> freeType(id, "_type"));
      }
      taken.add(conventions.type(renamed.getOrDefault(inner.id(), inner.id())));
    }
    for (Named inner : type.enums()) {
      Map<String, String> renamed = names.enums(module);
      String name = conventions.type(renamed.getOrDefault(inner.id(), inner.id()));
      if (conventions.isReserved(Kind.ENUM, inner.id())
          || encloses(type, name)
          || taken.contains(name)
          || hides(inner, name)) {
        renamed.computeIfAbsent(inner.id(), id -> freeType(id, "_enum"));
      }
      taken.add(conventions.type(renamed.getOrDefault(inner.id(), inner.id())));
    }
  }

  private String memberName(Named member) {
    return conventions.member(names.members().getOrDefault(member.id(), member.id()));
  }

  private String freeType(String id, String suffix) {
    String name = id + suffix;
    while (!used.add(conventions.type(name))) {
      name += suffix;
    }
    return name;
  }

  /** Whether {@code name} is that of a class around it, where the language forbids this. */
  private boolean encloses(NamedType type, String name) {
    if (!conventions.nests()) {
      return false;
    }
    for (NamedType at = type; at != null; at = at.outer()) {
      String module = at.module().name();
      String id = at.outer() == null ? at.id() : names.types(module).getOrDefault(at.id(), at.id());
      if (conventions.type(id).equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an enumeration hides a type of another scope, where both are classes. */
  private boolean hides(Named enumeration, String name) {
    return conventions.nests()
        && !enumeration.id().isEmpty()
        && roots.stream()
            .flatMap(root -> root.all().stream())
            .anyMatch(type -> conventions.type(type.id()).equals(name));
  }

  private void checkMembers(NamedType type) {
    Map<String, Named> seen = new HashMap<>();
    for (Named member : type.members()) {
      String name = memberName(member);
      conflict(seen.put(name, member), member, name);
    }
    for (Named member : type.members()) {
      for (String hidden : conventions.derived(member, type.definition(member))) {
        conflict(seen.get(hidden), member, hidden);
      }
    }
  }

  private void checkLabels(NamedType type) {
    Map<String, Named> seen = new HashMap<>();
    for (Named enumeration : type.enums()) {
      if (conventions.language() != Language.CPP) {
        seen.clear();
      }
      for (Named label : type.labels(enumeration.id())) {
        String id = names.labels().getOrDefault(label.id(), label.id());
        Map<String, String> renamed = names.enums(type.module().name());
        String owner = renamed.getOrDefault(enumeration.id(), enumeration.id());
        String name = conventions.label(owner, id);
        conflict(seen.put(name, label), label, name);
      }
    }
  }

  private void conflict(@Nullable Named one, Named other, String name) {
    if (one != null) {
      String message = "%s and %s are both called %s".formatted(one.words(), other.words(), name);
      String help = "rename one of them in the spec";
      errors.add(Diagnostic.error("name-conflict", other.at(), message, help));
    }
  }
}
