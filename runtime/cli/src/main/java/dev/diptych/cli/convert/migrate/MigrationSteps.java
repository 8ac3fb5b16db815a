package dev.diptych.cli.convert.migrate;

import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
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
 * @param engines the engine of each step, at least one
 * @param migrations the migration to each
 */
record MigrationSteps(List<Engine> engines, List<Migration> migrations) {
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
    List<Engine> engines = new ArrayList<>();
    for (Path ksy : specs) {
      Result<Engine> loaded = session.choice().engine(ksy, importPath);
      if (!loaded.ok()) {
        return null;
      }
      engines.add(loaded.value().orElseThrow().limit(limit));
    }
    Map<Schema, GivenValues> given = given(engines, words);
    List<Migration> migrations = new ArrayList<>();
    for (Engine engine : engines) {
      migrations.add(
          new Migration(
              engine, allowLoss, Objects.requireNonNull(given.get(schema(engine))), limit));
    }
    return new MigrationSteps(engines, migrations);
  }

  private static Map<Schema, GivenValues> given(List<Engine> engines, Map<String, String> words) {
    try {
      return GivenValues.of(engines.stream().map(MigrationSteps::schema).toList(), words);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--set: " + e.getMessage());
    }
  }

  private static Schema schema(Engine engine) {
    return engine.schemas().values().iterator().next();
  }

  /** The engine of the last step. */
  Engine last() {
    return engines.get(engines.size() - 1);
  }

  /** The schemas of all steps. */
  List<Schema> schemas() {
    return engines.stream().map(MigrationSteps::schema).toList();
  }

  /** The name and version of the last format. */
  String name() {
    return schema(last()).format().toString();
  }

  /**
   * The document after all steps.
   *
   * @param from the engine of the old version
   * @param before the document in that version
   */
  Result<LocatedDocument> migrate(Engine from, LocatedDocument before) {
    List<Diagnostic> found = new ArrayList<>();
    LocatedDocument document = before;
    for (int i = 0; i < migrations.size(); i++) {
      Engine engine = i == 0 ? from : engines.get(i - 1);
      Result<LocatedDocument> next = migrations.get(i).migrate(engine, document);
      found.addAll(next.diagnostics());
      if (!next.ok()) {
        return Result.failed(found);
      }
      document = next.value().orElseThrow();
    }
    return Result.of(document, found);
  }
}
