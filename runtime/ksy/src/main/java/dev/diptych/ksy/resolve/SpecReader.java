package dev.diptych.ksy.resolve;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;

/** Reads a spec from the YAML of its files, or reports all its errors. */
public final class SpecReader {
  private SpecReader() {}

  /** The spec in {@code modules}. */
  public static Reading read(Modules modules) {
    Problems problems = new Problems();
    Names names = new SpecTreeReader(problems).read(modules);
    MemberTypes types = new MemberTypes(problems, names);
    new Parents(names, types.typing).infer(names.root(modules));
    MemberCheck check = new MemberCheck(problems, types, names);
    names.tops.values().forEach(check::struct);
    if (!problems.none()) {
      return new Reading(null, problems.all());
    }
    SpecBuilder builder = new SpecBuilder(types);
    Spec spec = builder.build(modules, names);
    builder.checkSizes(problems);
    if (!problems.none()) {
      return new Reading(null, problems.all());
    }
    for (Struct top : names.tops.values()) {
      new Style().of(top).forEach(each -> problems.warning(each.place(), each.message()));
    }
    return new Reading(spec, problems.all());
  }
}
