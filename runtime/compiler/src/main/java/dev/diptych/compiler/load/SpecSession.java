package dev.diptych.compiler.load;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.SpecThread;
import dev.diptych.ksy.KsyFiles;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows the changes of a spec. While the spec has errors, the last one without any is kept: with
 * a part of it, files would be read in another way, and what follows a field of unknown size would
 * be lost. Safe for use by several threads.
 */
public final class SpecSession {
  private final SpecSource source;
  private final KsyFiles files;
  private @Nullable Modules read;
  private @Nullable SpecState newest;

  /**
   * A session, which has read nothing yet.
   *
   * @param files reads the spec and its imports; specs with the same imports may share it
   */
  public SpecSession(SpecSource source, KsyFiles files) {
    this.source = source;
    this.files = files;
  }

  /**
   * The spec as its files are now. Only those that have changed are parsed again, and if none has,
   * the state is the one before.
   *
   * @throws IOException if the spec cannot be read
   */
  public synchronized SpecState update() throws IOException {
    Modules modules = Modules.read(source.ksy(), source.importPath(), files);
    if (newest != null && read != null && modules.isSame(read)) {
      return newest;
    }
    SpecState state = state(modules);
    newest = state;
    read = modules;
    return state;
  }

  private SpecState state(Modules modules) throws IOException {
    try {
      modules.requireValid();
      LoadedSpec loaded = SpecThread.call(source.ksy(), () -> SpecLoader.loaded(modules));
      return new SpecState(loaded, List.of(), modules.files());
    } catch (SpecException e) {
      LoadedSpec before = newest == null ? null : newest.accepted();
      return new SpecState(before, e.diagnostics(), modules.files());
    }
  }
}
