package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.kaitai.Checked;
import dev.diptych.compiler.kaitai.Ksc;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/** Checks a spec and its imports, all that there is to check. */
public final class SpecCheck {
  private SpecCheck() {}

  /**
   * Checks {@code modules}.
   *
   * @param ksc what checks all that the Kaitai Struct compiler knows to check
   * @throws SpecException where something is wrong
   */
  public static Checked of(Modules modules, Ksc ksc) throws SpecException {
    for (KsyModule module : modules.all().values()) {
      for (TypeYaml type : TypeYaml.all(module)) {
        ConstantCheck.check(type);
        CycleCheck.check(type);
        OrderCheck.check(type);
      }
    }
    Checked checked = ksc.check(modules);
    new EndlessCheck(modules).check(checked.specs());
    new ParentOrderCheck(modules).check(checked.specs());
    return checked;
  }

  /** A rejection of what stands at {@code path} of {@code module}. */
  static SpecException refusal(KsyModule module, List<String> path, String message) {
    return new SpecException(List.of(Diagnostic.error("bad-spec", module.at(path), message)));
  }
}
