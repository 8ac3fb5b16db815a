package dev.diptych.spectools;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecSession;
import dev.diptych.compiler.load.SpecState;
import dev.diptych.ksy.KsyFiles;
import dev.diptych.ksy.Modules;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Engines for the formats of specs, which follow the changes of the specs. What several specs
 * import is parsed once. Safe for use by several threads.
 */
public final class SpecEngines {
  private final KsyFiles files;

  /** By path and import path: comparing records takes long when it is done first. */
  private final Map<List<Object>, Followed> all = new ConcurrentHashMap<>();

  /** Engines for specs on the disk. */
  public SpecEngines() {
    this.files = new KsyFiles();
  }

  /**
   * Engines for specs that are edited.
   *
   * @param documents the text of the open document of a file, in UTF-8, which replaces the content
   *     of the file; null if it is not open
   */
  public SpecEngines(Function<Path, byte @Nullable []> documents) {
    this.files = new KsyFiles(documents::apply);
  }

  /**
   * A spec with its engine.
   *
   * @param engine the engine for the accepted spec of {@code state}; null if there is none
   * @param state the spec as it is now
   */
  public record Current(@Nullable Engine engine, SpecState state) {}

  /**
   * The engine for the format of {@code spec}. It is created again only after a change.
   *
   * @throws IOException if the spec cannot be read
   */
  public Current update(SpecSource spec) throws IOException {
    List<Object> key = List.of(spec.ksy(), spec.importPath());
    return all.computeIfAbsent(key, k -> new Followed(new SpecSession(spec, files))).update();
  }

  /**
   * The files of {@code spec}, as far as they can be read.
   *
   * @throws IOException if the spec cannot be read
   */
  public Modules modules(SpecSource spec) throws IOException {
    return Modules.read(spec.ksy(), spec.importPath(), files);
  }

  /** A spec and the engine for it. */
  private static final class Followed {
    private final SpecSession session;
    private @Nullable LoadedSpec loaded;
    private @Nullable Engine engine;

    Followed(SpecSession session) {
      this.session = session;
    }

    @SuppressWarnings("ReferenceEquality") // A spec that has not changed is the same.
    synchronized Current update() throws IOException {
      SpecState state = session.update();
      LoadedSpec accepted = state.accepted();
      if (accepted != null && accepted != loaded) {
        engine = Engine.of(accepted.schema(), accepted.spec(), accepted.plan());
        loaded = accepted;
      }
      return new Current(engine, state);
    }
  }
}
