package dev.diptych.cli.session;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option for the specs of the user. */
public final class SpecOptions {
  @Option(
      names = "--spec",
      paramLabel = "KSY",
      description =
          "The format: a Kaitai Struct spec, instead of those that ship with Diptych; several for"
              + " several versions.")
  private List<Path> specs = List.of();

  @Mixin private ImportPathOption importPath;

  /** The first spec, whose project the run belongs to; or null. */
  public @Nullable Path file() {
    return specs.isEmpty() ? null : specs.get(0);
  }

  /** The specs of all versions. */
  public List<Path> files() {
    return specs;
  }

  /** The folders for its imports. */
  public List<Path> importPath() {
    return importPath.folders();
  }

  /** Why these options conflict, or null. */
  public @Nullable String conflict() {
    return specs.isEmpty() && !importPath.folders().isEmpty()
        ? "--import-path requires --spec"
        : null;
  }
}
