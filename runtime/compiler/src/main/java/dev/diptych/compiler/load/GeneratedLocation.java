package dev.diptych.compiler.load;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.records.JavaNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the node of a spec for a line of generated Java: the type by the classes around the line,
 * the field by the names in it. The result is approximate.
 */
final class GeneratedLocation {
  private static final int INDENT = 4;
  private static final Pattern OPENS =
      Pattern.compile("( *)public (?:static )?(?:class|enum) (\\w+).*");
  private static final Pattern CLOSES = Pattern.compile("( *)}");

  private final Spec spec;

  GeneratedLocation(Spec spec) {
    this.spec = spec;
  }

  /** The location in a {@code .ksy} for line {@code number} (from 1) of {@code source}. */
  Location of(String source, long number) {
    List<String> lines = source.lines().limit(number).toList();
    String name = classes(lines).stream().map(JavaNames::camel).collect(Collectors.joining("::"));
    for (TypeDef type : spec.types().values()) {
      if (camel(type.name()).equals(name)) {
        return member(type, lines.get(lines.size() - 1));
      }
    }
    for (EnumDef type : spec.enums().values()) {
      if (camel(type.name()).equals(name)) {
        return type.origin().location();
      }
    }
    return spec.rootType().origin().location();
  }

  private static String camel(String name) {
    return Arrays.stream(name.split("::", -1))
        .map(JavaNames::camel)
        .collect(Collectors.joining("::"));
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

  /** The field, parameter or instance of {@code type} that {@code line} names, or the type. */
  private static Location member(TypeDef type, String line) {
    Map<String, Origin> members = new LinkedHashMap<>();
    type.seq().forEach(each -> members.put(each.id(), each.origin().to("id")));
    type.params().forEach(each -> members.putIfAbsent(each.id(), each.origin().to("id")));
    type.instances().forEach(each -> members.putIfAbsent(each.id(), each.origin()));
    List<String> words = Arrays.asList(line.split("\\W+", -1));
    return members.entrySet().stream()
        .filter(each -> words.contains(member(each.getKey())))
        .findFirst()
        .map(Map.Entry::getValue)
        .orElse(type.origin())
        .location();
  }

  private static String member(String id) {
    String camel = JavaNames.camel(id);
    return camel.isEmpty() ? id : Character.toLowerCase(camel.charAt(0)) + camel.substring(1);
  }
}
