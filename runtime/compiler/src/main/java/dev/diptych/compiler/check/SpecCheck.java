package dev.diptych.compiler.check;

import dev.diptych.ksy.SpecException;
import dev.diptych.ir.Origin;
import dev.diptych.ir.UncheckedType;
import dev.diptych.compiler.kaitai.Checked;
import dev.diptych.compiler.kaitai.KaitaiCompiler;
import dev.diptych.compiler.kaitai.UncheckedReader;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
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
  public static Checked of(Modules modules, KaitaiCompiler ksc) throws SpecException {
    for (KsyModule module : modules.all().values()) {
      for (UncheckedType type : UncheckedReader.types(module)) {
        ConstantCheck.check(type);
        CycleCheck.check(type);
        OrderCheck.check(type);
      }
    }
    Checked checked = ksc.check(modules);
    EndlessCheck.check(checked.spec());
    ParentOrderCheck.check(checked.spec());
    return checked;
  }

  static SpecException error(Origin origin, String message) {
    return new SpecException(List.of(Diagnostic.error("bad-spec", origin.location(), message)));
  }
}
