package dev.diptych.spectools.example;

import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * An example text of a spec.
 *
 * @param text the text
 * @param compiles whether it compiles
 * @param diagnostics errors and notes about it
 */
public record SpecExample(String text, boolean compiles, List<Diagnostic> diagnostics) {
  public SpecExample {
    diagnostics = List.copyOf(diagnostics);
  }
}
