package dev.diptych.compiler.generate.engine;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Adds a method to classes for each field whose type has parameters. Generated code creates such
 * objects only when it reads; the encoder needs their arguments as well. Another method returns the
 * class that a switch selects.
 */
final class ArgumentMethods {
  private static final String ENDIAN = "_twinEndian";
  private static final Pattern METHOD =
      Pattern.compile("^( *)(?:public|private) [\\w.<>\\[\\]]+ \\w+\\(\\) \\{$");

  private final List<String> out = new ArrayList<>();
  private final List<String> method = new ArrayList<>();
  private final Map<String, List<Construction>> found = new LinkedHashMap<>();
  private final Map<Integer, Set<String>> known = new HashMap<>();
  private final Switches switches;
  private String indent = "";

  private ArgumentMethods(Switches switches) {
    this.switches = switches;
  }

  static String finish(String source, Switches switches) {
    ArgumentMethods arguments = new ArgumentMethods(switches);
    source.lines().forEach(arguments::line);
    return String.join("\n", arguments.out) + "\n";
  }

  static String array(String arguments) {
    return "new Object[] {" + arguments + "}";
  }

  private void line(String line) {
    out.add(line);
    if (line.contains(" class ")) {
      known.remove(line.indexOf("public") + 4);
    }
    if (method.isEmpty() && !opens(line)) {
      return;
    }
    Construction.in(line, method.size())
        .ifPresent(one -> found.computeIfAbsent(one.key(), key -> new ArrayList<>()).add(one));
    method.add(line.isBlank() ? "" : line.substring(indent.length()));
    if (line.equals(indent + "}")) {
      found.forEach(this::methods);
      found.values().stream()
          .flatMap(List::stream)
          .filter(each -> switches.contains(each.field()))
          .collect(groupingBy(Construction::field, LinkedHashMap::new, toList()))
          .forEach(this::selection);
      found.clear();
      method.clear();
    }
  }

  /** Whether {@code line} begins a method. */
  private boolean opens(String line) {
    Matcher header = METHOD.matcher(line);
    if (!line.endsWith("() {") || !header.matches()) {
      return false;
    }
    indent = header.group(1);
    methods().addAll(line.contains("void _twinEndian()") ? List.of(ENDIAN) : List.of());
    return true;
  }

  /** Names of the methods that were added to the class that is open. */
  private Set<String> methods() {
    return known.computeIfAbsent(indent.length(), width -> new HashSet<>());
  }

  private void methods(String key, List<Construction> made) {
    Construction first = made.get(0);
    if (made.stream().anyMatch(each -> !each.arguments().isEmpty())) {
      method("_twinArguments_" + key, arguments(made));
    }
    if (first.parent() != null) {
      method("_twinParent_" + key, List.of("    return " + array(first.parent()) + ";"));
    }
  }

  private List<String> arguments(List<Construction> made) {
    String first = array(made.get(0).arguments());
    if (made.stream().map(Construction::arguments).distinct().count() == 1) {
      return List.of("    return " + first + ";");
    }
    // Where no case of the class applies, the arguments do not matter: a check rejects the struct.
    String result = CaseStatements.RESULT;
    return choice(made, result + " == null ? " + first + " : " + result);
  }

  /** Adds a method that returns the class of the selected case in an array, or null. */
  private void selection(String field, List<Construction> made) {
    if (made.stream().map(Construction::type).distinct().count() > 1) {
      List<Construction> classes =
          made.stream().map(each -> each.with(each.type() + ".class")).toList();
      method("_twinCase_" + field, choice(classes, CaseStatements.RESULT));
    }
  }

  private List<String> choice(List<Construction> made, String result) {
    List<String> body = new ArrayList<>();
    body.add("    Object[] " + CaseStatements.RESULT + " = null;");
    body.addAll(new CaseStatements(method, made).statements());
    body.add("    return " + result + ";");
    return body;
  }

  private void method(String name, List<String> body) {
    if (methods().add(name)) {
      out.add(indent + "public Object[] " + name + "(int i) {");
      if (methods().contains(ENDIAN)) {
        out.add(indent + "    _twinEndian();");
      }
      body.forEach(line -> out.add(line.isEmpty() ? line : indent + line));
      out.add(indent + "}");
    }
  }
}
