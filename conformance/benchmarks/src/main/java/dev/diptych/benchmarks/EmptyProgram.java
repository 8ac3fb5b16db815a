package dev.diptych.benchmarks;

/** Does nothing: its time is that of starting Java. */
final class EmptyProgram {
  private EmptyProgram() {}

  /** Ignores its arguments. */
  public static void main(String[] args) {}
}
