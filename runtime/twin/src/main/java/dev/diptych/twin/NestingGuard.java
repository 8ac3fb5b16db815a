package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.util.function.Supplier;

/** What is nested too deep for the stack that there is ends as a refusal, whoever notices it. */
final class NestingGuard {
  private NestingGuard() {}

  /** What {@code work} on {@code name} gives. */
  static <T> Result<T> guard(String name, Supplier<Result<T>> work) {
    try {
      return work.get();
    } catch (StackOverflowError e) {
      return tooDeep(name);
    }
  }

  /** The refusal. */
  static <T> Result<T> tooDeep(String name) {
    String message = "structs are nested deeper here than can be taken";
    return Result.failed(Diagnostic.error("too-deep", new Location.Whole(name), message));
  }
}
