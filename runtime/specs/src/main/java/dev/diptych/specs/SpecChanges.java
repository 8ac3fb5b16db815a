package dev.diptych.specs;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.twin.Face;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The differences between two specs. */
public interface SpecChanges {
  /**
   * A diagnostic for each change; an error if it breaks {@code face}, or either face if that is
   * null.
   */
  List<Diagnostic> diagnostics(@Nullable Face face);

  /** A summary, line by line; {@code old} and {@code now} are the names of the specs. */
  List<String> verdict(String old, String now);

  /**
   * Whether files of {@code face}, or of either face if that is null, are no longer read as before.
   */
  boolean breaks(@Nullable Face face);
}
