package dev.diptych.compiler.kaitai;

import dev.diptych.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.format.ClassSpecs;
import java.util.List;

/** A spec that the Kaitai Struct compiler accepts. */
public final class Checked {
  private final Modules modules;
  private final ClassSpecs specs;
  private final List<Diagnostic> warnings;

  Checked(Modules modules, ClassSpecs specs, List<Diagnostic> warnings) {
    this.modules = modules;
    this.specs = specs;
    this.warnings = List.copyOf(warnings);
  }

  /** The modules that it was read from. */
  Modules modules() {
    return modules;
  }

  /** Its trees and those of its imports. */
  ClassSpecs specs() {
    return specs;
  }

  /** The style warnings of the compiler. */
  public List<Diagnostic> warnings() {
    return warnings;
  }
}
