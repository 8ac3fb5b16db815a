package dev.diptych.cli.table;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.table.QueryEngine;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Finds DuckDB's driver, which is no part of the command. */
final class DriverOption {
  /** The variable that names the driver. */
  private static final String VARIABLE = "DIPTYCH_DUCKDB";

  @Option(
      names = "--driver",
      paramLabel = "JAR",
      description = "The jar of DuckDB's driver, duckdb_jdbc.")
  private @Nullable String driver;

  /**
   * What answers queries.
   *
   * @throws IoFailure if it or its driver is not installed
   * @throws UsageException if the option names no file
   */
  QueryEngine engine(Map<String, String> environment) throws IoFailure {
    String named = driver == null ? environment.getOrDefault(VARIABLE, "") : driver;
    List<Path> jars = named.isEmpty() ? List.of() : List.of(jar(named));
    if (!InstalledParts.has(InstalledParts.QUERIES, jars, QueryEngine.DRIVER)) {
      throw missing(
          ("DuckDB's driver is not installed: put %s, from Maven Central, in the folder %s beside"
                  + " the jar of the command, or name it with --driver or the variable %s")
              .formatted(QueryEngine.DRIVER_JAR, InstalledParts.QUERIES, VARIABLE));
    }
    return InstalledParts.load(
            InstalledParts.QUERIES, jars, QueryEngine.IMPLEMENTATION, QueryEngine.class)
        .orElseThrow(
            () ->
                missing(
                    ("what answers queries is not installed: put the jar of diptych-query in the"
                            + " folder %s beside the jar of the command")
                        .formatted(InstalledParts.QUERIES)));
  }

  private static IoFailure missing(String message) {
    return new IoFailure("no-query-engine", message);
  }

  private static Path jar(String name) {
    try {
      Path path = Path.of(name).toAbsolutePath();
      if (Files.isRegularFile(path)) {
        return path;
      }
    } catch (InvalidPathException e) {
      // It is no file.
    }
    throw new UsageException("the driver '" + name + "' is not a file");
  }
}
