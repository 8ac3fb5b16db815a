package dev.diptych.lsp.analysis;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.SpecThread;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.lsp.document.Document;
import dev.diptych.spectools.SpecEngines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the names of specs mean, each as it was last when its file could be read. Thread-safe. */
final class OpenSpecs {
  private static final int MAX_KEPT = 64;

  private final Map<SpecSource, Known> known = new LinkedHashMap<>(16, 0.75f, true);

  /** An index, and what it was made of. */
  private record Known(List<KsyModule> modules, int errors, SpecIndex index) {
    @SuppressWarnings("ReferenceEquality") // A file that has not changed is not read again.
    boolean isOf(Modules other) {
      List<KsyModule> now = List.copyOf(other.all().values());
      boolean same = modules.size() == now.size() && errors == other.errors().size();
      for (int i = 0; same && i < now.size(); i++) {
        same = modules.get(i) == now.get(i);
      }
      return same;
    }
  }

  /**
   * The spec that {@code document} is.
   *
   * @param specs reads it
   * @return null if it could never be read
   */
  @Nullable SpecView view(Document document, SpecSource spec, SpecEngines specs) {
    SpecIndex index = index(spec, specs);
    return index == null ? null : new SpecView(document, spec, index, () -> accepted(spec, specs));
  }

  private static @Nullable LoadedSpec accepted(SpecSource spec, SpecEngines specs) {
    try {
      return specs.update(spec).state().accepted();
    } catch (IOException e) {
      return null;
    }
  }

  /** What the names of {@code spec} mean; null if it could never be read. */
  synchronized @Nullable SpecIndex index(SpecSource spec, SpecEngines specs) {
    Known before = known.get(spec);
    try {
      Modules modules = specs.modules(spec);
      if (modules.hasRoot() && (before == null || !before.isOf(modules))) {
        SpecIndex index = of(spec.ksy(), modules);
        before = new Known(List.copyOf(modules.all().values()), modules.errors().size(), index);
        known.put(spec, before);
        if (known.size() > MAX_KEPT) {
          known.remove(known.keySet().iterator().next());
        }
      }
    } catch (IOException | SpecException e) {
      // What was known before counts.
    }
    return before == null ? null : before.index();
  }

  /** What the names in {@code modules} mean. */
  static SpecIndex of(Path file, Modules modules) throws SpecException, IOException {
    return SpecThread.call(file, () -> SpecReader.index(modules));
  }
}
