package dev.diptych.conformance.vectors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A folder of cases of one format. The cases are what files there are; {@value #LIST} has a line on
 * each: its name, what it is for, and options for it where there are any, with tabs between.
 *
 * @param path the folder
 */
record CaseFolder(Path path) {
  static final String LIST = "cases.tsv";

  /** Where there is one: the cases that the product is known to get wrong, and why. */
  static final String FAILURES = "known-failures.tsv";

  /** The folders of every format below {@code vectors/kind}. */
  static List<CaseFolder> below(String kind) {
    Path folder = Repository.path("conformance/vectors").resolve(kind);
    return list(folder).stream().filter(Files::isDirectory).map(CaseFolder::new).toList();
  }

  /** The cases of every format below {@code vectors/kind}: the files that end in {@code input}. */
  static Stream<Case> casesBelow(String kind, String input) {
    return below(kind).stream().flatMap(folder -> folder.cases(input).stream());
  }

  /** The cases whose input ends in {@code extension}; folders where that is an empty string. */
  List<Case> cases(String extension) {
    Map<String, List<String>> lines = lines();
    return extensions().entrySet().stream()
        .filter(entry -> entry.getValue().contains(extension))
        .map(entry -> new Case(path, entry.getKey(), options(lines.get(entry.getKey()))))
        .toList();
  }

  private static String options(List<String> line) {
    return line == null || line.size() < 3 ? "" : line.get(2);
  }

  /** What the files of each name end in. */
  Map<String, TreeSet<String>> extensions() {
    return list(path).stream()
        .map(file -> file.getFileName().toString())
        .filter(name -> !name.equals(LIST) && !name.equals(FAILURES))
        .collect(
            groupingBy(
                CaseFolder::stem,
                TreeMap::new,
                mapping(CaseFolder::extension, toCollection(TreeSet::new))));
  }

  /** The lines of the list, in its order; each begins with a name. */
  List<List<String>> table() {
    return table(LIST);
  }

  /** Why the product gets a case wrong, by the name of the case. */
  Map<String, String> failures() {
    Map<String, String> failures = new TreeMap<>();
    if (Files.exists(path.resolve(FAILURES))) {
      table(FAILURES).forEach(line -> failures.put(line.get(0), line.get(1)));
    }
    return failures;
  }

  private List<List<String>> table(String file) {
    try {
      List<List<String>> table = new ArrayList<>();
      for (String line : Files.readAllLines(path.resolve(file), UTF_8)) {
        table.add(List.of(line.split("\t", -1)));
      }
      return table;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, List<String>> lines() {
    Map<String, List<String>> lines = new TreeMap<>();
    table().forEach(line -> lines.put(line.get(0), line));
    return lines;
  }

  static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  private static String extension(String name) {
    return name.substring(stem(name).length()).replaceFirst("^\\.", "");
  }

  @Override
  public String toString() {
    return Repository.path("conformance/vectors").relativize(path).toString();
  }
}
