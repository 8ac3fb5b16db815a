package dev.diptych.conformance.migration;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Engines of specs, each loaded once. */
final class Specs {
  private static final Map<Path, Engine> TWINS = new ConcurrentHashMap<>();

  private Specs() {}

  /** The engine of a spec. */
  static Engine engine(Path ksy) {
    return TWINS.computeIfAbsent(ksy, Specs::load);
  }

  private static Engine load(Path ksy) {
    try {
      Path folder = ksy.toAbsolutePath().getParent().getParent();
      LoadedSpec spec = SpecLoader.load(ksy, List.of(folder));
      return Engine.of(spec.schema(), spec.spec());
    } catch (SpecException e) {
      throw new AssertionError(e.diagnostics().toString(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
