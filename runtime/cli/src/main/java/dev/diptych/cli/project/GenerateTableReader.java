package dev.diptych.cli.project;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.project.GenerateTable.Target;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the table {@code [generate]}. */
final class GenerateTableReader {
  private static final String SPECS = "specs";
  private static final String IMPORT_PATH = "import-path";
  private static final String FOLDER = "folder";
  private static final Set<String> TARGET_KEYS =
      Set.of(FOLDER, SPECS, "package", "read-only", "format");

  private static final Set<String> KEYS = Set.of(SPECS, IMPORT_PATH);

  private final TableReader table;
  private final List<Entry> specs;

  private GenerateTableReader(TableReader table) {
    this.table = table;
    this.specs = table.texts(SPECS);
  }

  /** Reads {@code table}, which is at {@code at}. */
  static GenerateTable read(TableReader table, Location at) {
    GenerateTableReader reader = new GenerateTableReader(table);
    List<Target> targets = new ArrayList<>();
    for (String key : table.keys()) {
      if (!KEYS.contains(key)) {
        Target target = reader.target(key);
        if (target != null) {
          targets.add(target);
        }
      }
    }
    if (KEYS.containsAll(table.keys())) {
      table.errors().add(noTargets(at));
    }
    return new GenerateTable(at, table.texts(IMPORT_PATH), targets);
  }

  private static Diagnostic noTargets(Location at) {
    return Diagnostic.error(
        TableReader.CODE,
        at,
        "[generate] has no target",
        "add a table such as [generate.python] with a folder");
  }

  private @Nullable Target target(String kind) {
    if (!table.isTable(kind)) {
      table.error(kind, table.name() + " has no key '" + kind + "'" + Suggestion.of(kind, KEYS));
      return null;
    }
    TableReader target = requireNonNull(table.table(kind));
    target.rejectOthers(TARGET_KEYS);
    Entry folder = target.text(FOLDER);
    List<Entry> own = target.texts(SPECS);
    if (folder == null) {
      table.error(kind, target.name() + " requires a folder");
      return null;
    }
    if (own.isEmpty() && specs.isEmpty()) {
      table.error(kind, target.name() + " has no specs, and [generate] has none");
      return null;
    }
    return new Target(
        new Entry(kind, table.location(kind)),
        folder,
        own.isEmpty() ? specs : own,
        target.text("package"),
        target.flag("read-only"),
        target.text("format"));
  }
}
