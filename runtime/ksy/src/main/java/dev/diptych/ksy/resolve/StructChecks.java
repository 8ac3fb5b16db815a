package dev.diptych.ksy.resolve;

/** The checks of a struct that need no types: they run also where a type is wrong. */
final class StructChecks {
  private final Problems problems;

  StructChecks(Problems problems) {
    this.problems = problems;
  }

  /** Checks {@code struct} and the types in it. */
  void all(Struct struct) {
    new Constants(problems).check(struct);
    new ValueCycles(problems, struct).check();
    new ReadingOrder(problems, struct).check();
    for (Struct inner : struct.types.values()) {
      all(inner);
    }
  }
}
