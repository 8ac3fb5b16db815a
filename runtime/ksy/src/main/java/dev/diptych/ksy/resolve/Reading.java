package dev.diptych.ksy.resolve;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading a spec.
 *
 * @param spec the spec; null where there are errors
 * @param problems errors and warnings, as {@link dev.diptych.ksy.Reported} orders them
 */
public record Reading(@Nullable Spec spec, List<Diagnostic> problems) {
  /**
   * The spec.
   *
   * @throws SpecException where there are errors
   */
  public Spec accepted() throws SpecException {
    if (spec == null) {
      throw new SpecException(problems);
    }
    return spec;
  }
}
