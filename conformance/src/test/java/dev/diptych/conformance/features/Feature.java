package dev.diptych.conformance.features;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.ksy.SpecException;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A spec and its samples.
 *
 * @param folder their folder
 */
public record Feature(Path folder) {
  private static final Map<Path, Engine> TWINS = new ConcurrentHashMap<>();

  /** Every folder of features. */
  public static List<Feature> all() throws IOException {
    try (Stream<Path> folders = Files.list(Repository.path("conformance/features"))) {
      return folders.sorted().map(Feature::new).toList();
    }
  }

  /** The samples: names of files without their ending. */
  public List<Path> samples() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".bin")).sorted().toList();
    }
  }

  /** The engine for the spec. */
  public Engine engine() {
    return TWINS.computeIfAbsent(folder, this::load);
  }

  private Engine load(Path of) {
    try {
      Path ksy = of.resolve(of.getFileName() + ".ksy");
      LoadedSpec spec = SpecLoader.load(ksy, List.of());
      return RootParameters.given(Engine.of(spec.schema(), spec.spec()), of);
    } catch (SpecException e) {
      throw new AssertionError(e.diagnostics().toString(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return String.valueOf(folder.getFileName());
  }
}
