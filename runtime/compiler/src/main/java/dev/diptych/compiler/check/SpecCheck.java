package dev.diptych.compiler.check;

import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.Reading;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Runs all checks of a spec and its imports. */
public final class SpecCheck {
  private static final int MAX_ERRORS = 50;

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
      errors.addAll(reading.problems());
    } else {
      if (alone) {
        ForeignCode.check(spec, errors);
      }
      EndlessCheck.check(spec, errors);
      ParentOrderCheck.check(spec, errors);
    }
    for (KsyModule module : modules.all().values()) {
      for (UncheckedType type : UncheckedReader.types(module)) {
        ConstantCheck.check(type, errors);
        CycleCheck.check(type, errors);
        OrderCheck.check(type, errors);
      }
    }
    if (spec == null || !errors.isEmpty()) {
      throw new SpecException(limited(errors));
    }
    return new Accepted(spec, StyleWarnings.joined(reading.problems()));
  }

  /** The first errors, each place once, in the order of their places. */
  private static List<Diagnostic> limited(List<Diagnostic> errors) {
    return errors.stream()
        .distinct()
        .sorted(
            Comparator.comparing((Diagnostic each) -> each.location().name())
                .thenComparingInt(SpecCheck::offset))
        .limit(MAX_ERRORS)
        .toList();
  }

  private static int offset(Diagnostic each) {
    return each.location() instanceof Location.InText text ? text.span().start() : 0;
  }

  static Diagnostic error(Origin origin, String message) {
    return Diagnostic.error("bad-spec", origin.location(), message);
  }
}
