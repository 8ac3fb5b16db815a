package dev.diptych.compiler.check;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Reported;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.Reading;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** Runs all checks of a spec and its imports. */
public final class SpecCheck {
  private SpecCheck() {}

  /**
   * Reads and checks a spec that files are read by.
   *
   * @throws SpecException with all errors where a check fails
   */
  public static Accepted of(Modules modules) throws SpecException {
    return of(modules, true);
  }

  /**
   * Reads and checks a spec that is only shown, which may name code outside of it.
   *
   * @throws SpecException with all errors where a check fails
   */
  public static Accepted shown(Modules modules) throws SpecException {
    return of(modules, false);
  }

  private static Accepted of(Modules modules, boolean alone) throws SpecException {
    Reading reading = SpecReader.read(modules);
    List<Diagnostic> errors = new ArrayList<>();
    Spec spec = reading.spec();
    if (spec == null) {
      errors.addAll(reading.errors());
    } else {
      if (alone) {
        ForeignCode.check(spec, errors);
      }
      EndlessCheck.check(spec, errors);
      ParentOrderCheck.check(spec, errors);
      SizeCheck.check(spec, errors);
    }
    if (spec == null || !errors.isEmpty()) {
      throw new SpecException(Reported.of(modules.all().values(), errors));
    }
    return new Accepted(spec, reading);
  }
}
