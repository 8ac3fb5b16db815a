package dev.diptych.generator.language;

import dev.diptych.model.diagnostic.Suggestion;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads names of languages. */
public final class Languages {
  private static final String ALL = "all";

  /** Other common names, for suggestions. */
  private static final Map<String, String> ALIASES =
      Map.ofEntries(
          Map.entry("c++", "cpp"),
          Map.entry("cpp_stl", "cpp"),
          Map.entry("cxx", "cpp"),
          Map.entry("c#", "csharp"),
          Map.entry("cs", "csharp"),
          Map.entry("dotnet", "csharp"),
          Map.entry("golang", "go"),
          Map.entry("dot", "graphviz"),
          Map.entry("js", "javascript"),
          Map.entry("node", "javascript"),
          Map.entry("pl", "perl"),
          Map.entry("py", "python"),
          Map.entry("rb", "ruby"),
          Map.entry("rs", "rust"));

  private Languages() {}

  /** The sorted names, without {@code all}. */
  public static List<String> names() {
    return Arrays.stream(Language.values()).map(Language::id).toList();
  }

  /**
   * The languages called {@code names}, each once and in a fixed order.
   *
   * @param names names; {@code all} stands for every language
   * @throws IllegalArgumentException with a message where one is unknown
   */
  public static Set<Language> of(List<String> names) {
    EnumSet<Language> languages = EnumSet.noneOf(Language.class);
    for (String name : names) {
      if (name.strip().equals(ALL)) {
        return EnumSet.allOf(Language.class);
      }
      languages.add(named(name.strip()));
    }
    return languages;
  }

  private static Language named(String name) {
    for (Language language : Language.values()) {
      if (language.id().equals(name)) {
        return language;
      }
    }
    String meant = ALIASES.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    String known = String.join(", ", names());
    throw new IllegalArgumentException(
        "unknown language '%s'%s\nknown are %s, and all"
            .formatted(name, Suggestion.of(meant, names()), known));
  }
}
