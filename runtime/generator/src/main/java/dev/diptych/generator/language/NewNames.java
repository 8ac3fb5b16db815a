package dev.diptych.generator.language;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ids that a language requires to be others, by the id as written. Ids of types and
 * enumerations are per module, because they depend on nothing else.
 */
final class NewNames {
  private final Map<String, Map<String, String>> types = new TreeMap<>();
  private final Map<String, Map<String, String>> enums = new TreeMap<>();
  private final Map<String, String> members = new TreeMap<>();
  private final Map<String, String> labels = new TreeMap<>();

  /** No new names yet, in {@code modules}. */
  NewNames(Collection<String> modules) {
    for (String module : modules) {
      types.put(module, new TreeMap<>());
      enums.put(module, new TreeMap<>());
    }
  }

  boolean isEmpty() {
    return members.isEmpty()
        && labels.isEmpty()
        && types.values().stream().allMatch(Map::isEmpty)
        && enums.values().stream().allMatch(Map::isEmpty);
  }

  /** The new names of types of {@code module}, for changes. */
  Map<String, String> types(String module) {
    return requireNonNull(types.get(module), module);
  }

  /** The new names of enumerations of {@code module}, for changes. */
  Map<String, String> enums(String module) {
    return requireNonNull(enums.get(module), module);
  }

  /** The new names of fields, instances and parameters, for changes. */
  Map<String, String> members() {
    return members;
  }

  /** The new names of members of enumerations, for changes. */
  Map<String, String> labels() {
    return labels;
  }

  /** The path of a type as {@code module} names it. */
  String type(String module, String path) {
    return renamed(module, path, false);
  }

  /** The path of an enumeration as {@code module} names it. */
  String enumeration(String module, String path) {
    return renamed(module, path, true);
  }

  /** A message about the renamed spec, with the ids of the spec as it is written. */
  String asWritten(String message) {
    String written = message;
    List<Map<String, String>> all = new ArrayList<>(List.of(members, labels));
    all.addAll(types.values());
    all.addAll(enums.values());
    for (Map<String, String> names : all) {
      for (Map.Entry<String, String> name : names.entrySet()) {
        written =
            written.replaceAll(
                "\\b" + Pattern.quote(name.getValue()) + "\\b",
                Matcher.quoteReplacement(name.getKey()));
      }
    }
    return written;
  }

  /** A path that begins with the name of a module is a path in that module. */
  private String renamed(String module, String path, boolean enumeration) {
    String[] steps = path.split("::", -1);
    String owner = module;
    for (int i = 0; i < steps.length; i++) {
      boolean first = i == 0 || (i == 1 && steps[0].isEmpty());
      boolean last = i == steps.length - 1;
      String id = steps[i].endsWith("[]") ? steps[i].substring(0, steps[i].length() - 2) : steps[i];
      if (first && types.containsKey(id) && !types(module).containsKey(id)) {
        owner = id;
      } else {
        var names = last && enumeration ? enums(owner) : types(owner);
        steps[i] = names.getOrDefault(id, id) + steps[i].substring(id.length());
      }
    }
    return String.join("::", steps);
  }
}
