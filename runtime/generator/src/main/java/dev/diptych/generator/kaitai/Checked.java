package dev.diptych.generator.kaitai;

import dev.diptych.ksy.Modules;
import io.kaitai.struct.format.ClassSpecs;

/** A spec that the Kaitai Struct compiler accepts. */
public final class Checked {
  private final Modules modules;
  private final ClassSpecs specs;

  Checked(Modules modules, ClassSpecs specs) {
    this.modules = modules;
    this.specs = specs;
  }

  /** The modules that it was read from. */
  Modules modules() {
    return modules;
  }

  /** Its trees and those of its imports. */
  ClassSpecs specs() {
    return specs;
  }
}
