package dev.diptych.conformance.features;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The values of parameters for the files of a folder: {@code parameters.tsv}. */
public final class RootParameters {
  private RootParameters() {}

  /** An engine with the values of a folder, if it has any. */
  public static Engine given(Engine engine, Path folder) throws IOException {
    Path file = folder.resolve("parameters.tsv");
    if (!Files.exists(file)) {
      return engine;
    }
    List<GivenParameter> values =
        Files.readAllLines(file).stream()
            .map(line -> line.split("\t", -1))
            .map(
                line ->
                    new GivenParameter(null, line[0], line[1], new Location.Whole("parameters")))
            .toList();
    return engine.parameters(values).value().orElseThrow();
  }
}
