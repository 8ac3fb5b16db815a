package dev.diptych.authoring.evaluate;

import org.jspecify.annotations.Nullable;

/**
 * The names at one place.
 *
 * @param scope the definitions
 * @param usage receives what is used
 */
record Names(Scope scope, NameUsage usage) {
  /** The definition of {@code name}, which is used from now on; or null. */
  Scope.@Nullable Definition find(String name) {
    Scope.Definition found = scope.find(name);
    if (found != null) {
      usage.used(found);
    }
    return found;
  }
}
