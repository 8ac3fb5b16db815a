package dev.diptych.ksy.resolve;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Reported;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/** Reads a spec from the YAML of its files, or reports all its errors. */
public final class SpecReader {
  private SpecReader() {}

  /** The spec in {@code modules}. */
  public static Reading read(Modules modules) {
    Problems problems = new Problems();
    Names names = new SpecTreeReader(problems).read(modules);
    MemberTypes types = typed(modules, names, problems);
    StructChecks checks = new StructChecks(problems);
    for (Struct top : names.tops.values()) {
      checks.all(top);
    }
    if (!problems.none()) {
      return rejected(modules, problems);
    }
    SpecBuilder builder = new SpecBuilder(types);
    Spec spec = builder.build(modules, names);
    builder.checkSizes(problems);
    return problems.none()
        ? Reading.accepted(spec, () -> warnings(modules, names, types))
        : rejected(modules, problems);
  }

  /**
   * What the names in {@code modules} mean, also where there are errors.
   *
   * @param modules with a root
   */
  public static SpecIndex index(Modules modules) {
    Problems problems = new Problems();
    Names names = new SpecTreeReader(problems).read(modules);
    return IndexReader.read(modules, names, typed(modules, names, problems));
  }

  /** Finds the types of all members and expressions. */
  private static MemberTypes typed(Modules modules, Names names, Problems problems) {
    MemberTypes types = new MemberTypes(problems, names);
    new Parents(names, types.typing).infer(names.root(modules));
    MemberCheck check = new MemberCheck(problems, types, names);
    for (Struct top : names.tops.values()) {
      check.struct(top);
    }
    return types;
  }

  private static Reading rejected(Modules modules, Problems problems) {
    return Reading.rejected(Reported.of(modules.all().values(), problems.all()));
  }

  private static List<Diagnostic> warnings(Modules modules, Names names, MemberTypes types) {
    Problems problems = new Problems();
    Effects effects = new Effects(problems, types.typing);
    for (Struct top : names.tops.values()) {
      effects.all(top);
      new Style()
          .of(top)
          .forEach(each -> problems.warning("spec-style", each.place(), null, each.message()));
    }
    return Reported.of(modules.all().values(), problems.all());
  }
}
