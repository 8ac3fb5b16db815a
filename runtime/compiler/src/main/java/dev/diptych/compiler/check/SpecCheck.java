package dev.diptych.compiler.check;

import dev.diptych.compiler.kaitai.Checked;
import dev.diptych.compiler.kaitai.KaitaiCompiler;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/** Runs all checks of a spec and its imports. */
public final class SpecCheck {
  private SpecCheck() {}

  /**
   * Checks {@code modules}.
   *
   * @param ksc the compiler, which runs its own checks
   * @throws SpecException where a check fails
   */
  public static Accepted of(Modules modules, KaitaiCompiler ksc) throws SpecException {
    for (KsyModule module : modules.all().values()) {
      for (UncheckedType type : UncheckedReader.types(module)) {
        ConstantCheck.check(type);
        CycleCheck.check(type);
        OrderCheck.check(type);
      }
    }
    Checked checked = ksc.check(modules);
    Spec spec = SpecReader.read(modules).accepted();
    EndlessCheck.check(spec);
    ParentOrderCheck.check(spec);
    return new Accepted(spec, checked);
  }

  static SpecException error(Origin origin, String message) {
    return new SpecException(List.of(Diagnostic.error("bad-spec", origin.location(), message)));
  }
}
