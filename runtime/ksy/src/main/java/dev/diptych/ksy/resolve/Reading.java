package dev.diptych.ksy.resolve;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The result of reading a spec. */
public final class Reading {
  private final @Nullable Spec spec;
  private final List<Diagnostic> errors;
  private final Supplier<List<Diagnostic>> warnings;

  private Reading(
      @Nullable Spec spec, List<Diagnostic> errors, Supplier<List<Diagnostic>> warnings) {
    this.spec = spec;
    this.errors = errors;
    this.warnings = warnings;
  }

  static Reading rejected(List<Diagnostic> errors) {
    return new Reading(null, errors, List::of);
  }

  static Reading accepted(Spec spec, Supplier<List<Diagnostic>> warnings) {
    return new Reading(spec, List.of(), warnings);
  }

  /** The spec; null where there are errors. */
  public @Nullable Spec spec() {
    return spec;
  }

  /** The errors, as {@link dev.diptych.ksy.Reported} orders them. */
  public List<Diagnostic> errors() {
    return errors;
  }

  /**
   * The warnings, in the same order. They are looked for when this is called: who reads files does
   * not need them.
   */
  public List<Diagnostic> warnings() {
    return warnings.get();
  }

  /**
   * The spec.
   *
   * @throws SpecException where there are errors
   */
  public Spec accepted() throws SpecException {
    if (spec == null) {
      throw new SpecException(errors);
    }
    return spec;
  }
}
