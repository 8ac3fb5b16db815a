package dev.diptych.conformance.migration;

import dev.diptych.conformance.Repository;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.migrate.GivenValues;
import dev.diptych.twin.migrate.Migration;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A text of an old spec and what it becomes.
 *
 * @param folder the folder of its pair of specs
 * @param name the name of its files
 * @param options its options, as on the command line
 */
record MigrationCase(Path folder, String name, List<String> options) {
  /** The folders of all pairs. */
  static List<Path> pairs() {
    try (Stream<Path> folders = Files.list(Repository.path("conformance/migrations"))) {
      return folders.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All cases. */
  static List<MigrationCase> all() {
    return pairs().stream().flatMap(pair -> of(pair).stream()).toList();
  }

  /** The cases of one pair: a line with name, options and purpose for each. */
  static List<MigrationCase> of(Path pair) {
    List<MigrationCase> cases = new ArrayList<>();
    for (String[] line : Table.read(pair.resolve("cases.tsv"))) {
      if (line.length != 3 || line[2].isBlank()) {
        throw new AssertionError(pair + ": a case needs a name, options and a purpose");
      }
      List<String> options = line[1].isEmpty() ? List.of() : List.of(line[1].split(" ", -1));
      cases.add(new MigrationCase(pair, line[0], options));
    }
    return cases;
  }

  Path file(String ending) {
    return folder.resolve(name + "." + ending);
  }

  Engine from() {
    return Specs.engine(folder.resolve("old.ksy"));
  }

  Engine to() {
    return Specs.engine(folder.resolve("new.ksy"));
  }

  Migration migration() {
    Schema schema = to().schemas().values().iterator().next();
    Map<String, String> words = new LinkedHashMap<>();
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).equals("--set")) {
        String[] sides = options.get(i + 1).split("=", 2);
        words.put(sides[0], sides[1]);
      }
    }
    GivenValues given = Objects.requireNonNull(GivenValues.of(List.of(schema), words).get(schema));
    return new Migration(to(), options.contains("--allow-loss"), given, 1);
  }

  @Override
  public String toString() {
    return folder.getFileName() + "/" + name;
  }
}
