package dev.diptych.cli.session;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option for a spec of the user. */
public final class SpecOptions {
  @Option(
      names = "--spec",
      paramLabel = "KSY",
      description = "The format: a Kaitai Struct spec, instead of those that ship with Diptych.")
  private @Nullable Path spec;

  @Mixin private ImportPathOption importPath;

  /** The spec, or null. */
  public @Nullable Path file() {
    return spec;
  }

  /** The folders for its imports. */
  List<Path> importPath() {
    return importPath.folders();
  }

  /** Why these options conflict, or null. */
  public @Nullable String conflict() {
    return spec == null && !importPath.folders().isEmpty() ? "--import-path requires --spec" : null;
  }
}
