package dev.diptych.cli.session;

import dev.diptych.compiler.SpecSource;
import dev.diptych.twin.GivenParameter;
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

  @Mixin private ParameterOption parameters;

  @Mixin private ImportPathOption importPath;

  /** The first spec, whose project the run belongs to; or null. */
  public @Nullable Path file() {
    return specs.isEmpty() ? null : specs.get(0);
  }

  /** The specs of all versions. */
  public List<Path> files() {
    return specs;
  }

  /** The specs of all versions, with the folders for their imports. */
  List<SpecSource> sources() {
    return specs.stream().map(ksy -> new SpecSource(ksy, importPath.folders())).toList();
  }

  /** The folders for its imports. */
  public List<Path> importPath() {
    return importPath.folders();
  }

  /**
   * The values of parameters.
   *
   * @throws UsageException if one has no name
   */
  List<GivenParameter> parameters() {
    return parameters.given();
  }

  /** Why these options conflict, or null. */
  public @Nullable String conflict() {
    if (!specs.isEmpty()) {
      return null;
    }
    if (!parameters.given().isEmpty()) {
      return ParameterOption.NAME + " requires --spec";
    }
    return importPath.folders().isEmpty() ? null : "--import-path requires --spec";
  }
}
