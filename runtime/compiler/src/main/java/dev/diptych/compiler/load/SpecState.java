package dev.diptych.compiler.load;

import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A spec that may change.
 *
 * @param accepted the spec as it is now; while it has errors, as it was last without any; null if
 *     it always had some
 * @param errors its errors now
 * @param files the spec, and every file that was looked up for its imports, present or not: the
 *     spec may change when one of them does
 */
public record SpecState(@Nullable LoadedSpec accepted, List<Diagnostic> errors, List<Path> files) {
  /** Keeps its own copies. */
  public SpecState {
    errors = List.copyOf(errors);
    files = List.copyOf(files);
  }

  /** Whether the spec has no errors now. */
  public boolean isCurrent() {
    return accepted != null && errors.isEmpty();
  }

  /** The errors of the spec or, if it has none, its warnings, which are looked for then. */
  public List<Diagnostic> diagnostics() {
    return accepted == null || !errors.isEmpty() ? errors : accepted.warnings();
  }
}
