package dev.diptych.cli.convert.migrate;

import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Twin;
import dev.diptych.twin.migrate.GivenValues;
import dev.diptych.twin.migrate.Migration;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The steps from one version to another.
 *
 * @param twins the engine of each step, at least one
 * @param migrations the migration to each
 */
record MigrationSteps(List<Twin> twins, List<Migration> migrations) {
  /**
   * Loads the specs of all steps.
   *
   * @param words values of new fields
   * @return null if a spec is rejected, after its errors are shown
   */
  static @Nullable MigrationSteps load(
      Session session,
      List<Path> specs,
      List<Path> importPath,
      Map<String, String> words,
      boolean allowLoss,
      int limit)
      throws IoFailure {
    List<Twin> twins = new ArrayList<>();
    for (Path ksy : specs) {
      Result<Twin> loaded = session.engine(ksy, importPath);
      if (!loaded.ok()) {
        return null;
      }
      twins.add(loaded.value().orElseThrow().limit(limit));
    }
    Map<Schema, GivenValues> given = given(twins, words);
    List<Migration> migrations = new ArrayList<>();
    for (Twin twin : twins) {
      migrations.add(
          new Migration(twin, allowLoss, Objects.requireNonNull(given.get(schema(twin))), limit));
    }
    return new MigrationSteps(twins, migrations);
  }

  private static Map<Schema, GivenValues> given(List<Twin> twins, Map<String, String> words) {
    try {
      return GivenValues.of(twins.stream().map(MigrationSteps::schema).toList(), words);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--set: " + e.getMessage());
    }
  }

  private static Schema schema(Twin twin) {
    return twin.schemas().values().iterator().next();
  }

  /** The engine of the last step. */
  Twin last() {
    return twins.get(twins.size() - 1);
  }

  /** The schemas of all steps. */
  List<Schema> schemas() {
    return twins.stream().map(MigrationSteps::schema).toList();
  }

  /** The name and version of the last format. */
  String name() {
    return schema(last()).format().toString();
  }

  /**
   * The document after all steps.
   *
   * @param from the engine of the old version
   * @param old the document in that version
   */
  Result<Opened> migrate(Twin from, Opened old) {
    List<Diagnostic> found = new ArrayList<>();
    Opened document = old;
    for (int i = 0; i < migrations.size(); i++) {
      Twin twin = i == 0 ? from : twins.get(i - 1);
      Result<Opened> next = migrations.get(i).migrate(twin, document);
      found.addAll(next.diagnostics());
      if (!next.ok()) {
        return Result.failed(found);
      }
      document = next.value().orElseThrow();
    }
    return Result.of(document, found);
  }
}
