package dev.diptych.cli.project;

import dev.diptych.cli.project.GenerateTable.Target;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
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
      if (!key.equals(SPECS) && !key.equals(IMPORT_PATH)) {
        Target target = reader.target(key);
        if (target != null) {
          targets.add(target);
        }
      }
    }
    if (table.keys().stream().allMatch(key -> key.equals(SPECS) || key.equals(IMPORT_PATH))) {
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
    TableReader target = table.table(kind);
    if (target == null) {
      return null;
    }
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
