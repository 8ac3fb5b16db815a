package dev.diptych.cli.session;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.GivenParameter;
import java.nio.file.Path;
import java.util.ArrayList;
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

  @Option(
      names = "--param",
      paramLabel = "NAME=VALUE",
      description =
          "The value of a parameter of the spec's root type; may be repeated. An integer, decimal"
              + " or as 0x…, a float, true or false, a name of an enum, a string, or bytes as hex.")
  private List<String> parameters = List.of();

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

  /**
   * The values of parameters.
   *
   * @throws UsageException if one has no name
   */
  List<GivenParameter> parameters() {
    List<GivenParameter> given = new ArrayList<>();
    for (String each : parameters) {
      int equal = each.indexOf('=');
      if (equal <= 0) {
        throw new UsageException("--param requires NAME=VALUE, not '" + each + "'");
      }
      Location at = new Location.Whole("--param " + each.substring(0, equal));
      given.add(new GivenParameter(null, each.substring(0, equal), each.substring(equal + 1), at));
    }
    return given;
  }

  /** Why these options conflict, or null. */
  public @Nullable String conflict() {
    if (specs.isEmpty() && !parameters.isEmpty()) {
      return "--param requires --spec";
    }
    return specs.isEmpty() && !importPath.folders().isEmpty()
        ? "--import-path requires --spec"
        : null;
  }
}
