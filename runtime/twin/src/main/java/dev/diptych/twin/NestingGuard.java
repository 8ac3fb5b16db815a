package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.util.function.Supplier;

/** Converts a stack overflow to an error about structs that are nested too deep. */
final class NestingGuard {
  private NestingGuard() {}

  /** The result of {@code work} on {@code name}. */
  static <T> Result<T> guard(String name, Supplier<Result<T>> work) {
    try {
      return work.get();
    } catch (StackOverflowError e) {
      return tooDeep(name);
    }
  }

  /** The error. */
  static <T> Result<T> tooDeep(String name) {
    String message = "structs are nested too deep";
    return Result.failed(Diagnostic.error("too-deep", new Location.Whole(name), message));
  }
}
