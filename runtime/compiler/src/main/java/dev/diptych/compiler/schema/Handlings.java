package dev.diptych.compiler.schema;

import io.kaitai.struct.format.ClassSpecs;

/** How generated code keeps the fields of one spec. */
public final class Handlings {
  private final Usage usage;

  /** Decisions for {@code specs}. */
  public Handlings(ClassSpecs specs) {
    this.usage = new Usage(specs);
  }

  /** How {@code field} is kept. */
  public Handling of(Attribute field) {
    return Handling.of(field, usage);
  }
}
