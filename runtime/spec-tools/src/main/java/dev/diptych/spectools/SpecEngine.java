package dev.diptych.spectools;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * An engine for the format of a spec.
 *
 * @param engine the engine
 * @param files the spec and every file that was looked up for its imports, present or not
 */
public record SpecEngine(Engine engine, List<Path> files) {
  /** Keeps its own copy. */
  public SpecEngine {
    files = List.copyOf(files);
  }

  /**
   * Creates an engine for the format of a spec, or returns why the spec is rejected. Warnings about
   * the spec are for its authors, not for its users, and are omitted.
   *
   * @throws IOException if the spec cannot be read
   */
  public static Result<SpecEngine> load(SpecSource spec) throws IOException {
    try {
      LoadedSpec loaded = SpecLoader.load(spec);
      Engine engine = Engine.of(loaded.schema(), loaded.spec(), loaded.plan());
      return Result.of(new SpecEngine(engine, loaded.files()), List.of());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }
}
