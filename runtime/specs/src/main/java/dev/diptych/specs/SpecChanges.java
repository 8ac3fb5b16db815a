package dev.diptych.specs;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.twin.Face;
import java.util.List;

/** What changed from one spec to another. */
public interface SpecChanges {
  /**
   * A diagnostic for each change; an error where it breaks {@code face}, or any where that is null.
   */
  List<Diagnostic> diagnostics(Face face);

  /** What they come to, as lines; {@code old} and {@code now} are what people call the specs. */
  List<String> verdict(String old, String now);

  /** Whether old files of {@code face} do not read as before, of any face where that is null. */
  boolean breaks(Face face);
}
