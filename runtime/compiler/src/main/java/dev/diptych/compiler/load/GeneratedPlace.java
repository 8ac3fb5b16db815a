package dev.diptych.compiler.load;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.schema.Names;
import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds what in a spec a line of generated Java comes from: the type by the classes around the
 * line, the field by the names in it. It is a guess, and good enough for a message.
 */
final class GeneratedPlace {
  private static final int INDENT = 4;
  private static final Pattern OPENS =
      Pattern.compile("( *)public (?:static )?(?:class|enum) (\\w+).*");
  private static final Pattern CLOSES = Pattern.compile("( *)}");

  private final Modules modules;

  GeneratedPlace(Modules modules) {
    this.modules = modules;
  }

  /** The place in a {@code .ksy} that line {@code number} (from 1) of {@code source} comes from. */
  Location of(String source, long number) {
    List<String> lines = source.lines().limit(number).toList();
    List<String> classes = classes(lines);
    for (KsyModule module : modules.all().values()) {
      if (!classes.isEmpty() && Names.camel(module.name()).equals(classes.get(0))) {
        List<String> path = new ArrayList<>();
        Map<String, Object> type = follow(module, classes.subList(1, classes.size()), path);
        path.addAll(field(type, lines.get(lines.size() - 1)));
        return module.at(path);
      }
    }
    return modules.root().at(List.of());
  }

  /** The classes that are open at the end of {@code lines}. */
  private static List<String> classes(List<String> lines) {
    List<String> open = new ArrayList<>();
    for (String line : lines) {
      Matcher opens = OPENS.matcher(line);
      Matcher closes = CLOSES.matcher(line);
      if (opens.matches()) {
        shorten(open, opens.group(1).length() / INDENT);
        open.add(opens.group(2));
      } else if (closes.matches()) {
        shorten(open, closes.group(1).length() / INDENT);
      }
    }
    return open;
  }

  private static void shorten(List<String> open, int depth) {
    if (open.size() > depth) {
      open.subList(depth, open.size()).clear();
    }
  }

  private static Map<String, Object> follow(
      KsyModule module, List<String> classes, List<String> path) {
    Map<String, Object> type = module.yaml();
    for (String name : classes) {
      for (String kind : List.of("types", "enums")) {
        Map<String, Object> inner = Yaml.map(type, kind);
        for (String id : inner.keySet()) {
          if (Names.camel(id).equals(name)) {
            path.addAll(List.of(kind, id));
            type = Yaml.map(inner, id);
          }
        }
      }
    }
    return type;
  }

  private static List<String> field(Map<String, Object> type, String line) {
    List<String> words = Arrays.asList(line.split("\\W+", -1));
    for (String kind : List.of("seq", "params")) {
      List<Map<String, Object>> fields = Yaml.maps(type, kind);
      for (int i = 0; i < fields.size(); i++) {
        String id = Yaml.text(fields.get(i), "id");
        if (id != null && words.contains(member(id))) {
          return List.of(kind, String.valueOf(i), "id");
        }
      }
    }
    return Yaml.map(type, "instances").keySet().stream()
        .filter(id -> words.contains(member(id)))
        .findFirst()
        .map(id -> List.of("instances", id))
        .orElse(List.of());
  }

  private static String member(String id) {
    String camel = Names.camel(id);
    return camel.isEmpty() ? id : Character.toLowerCase(camel.charAt(0)) + camel.substring(1);
  }
}
