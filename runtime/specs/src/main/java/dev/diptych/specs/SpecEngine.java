package dev.diptych.specs;

import dev.diptych.twin.Twin;
import java.nio.file.Path;
import java.util.List;

/**
 * An engine for the format of a spec.
 *
 * @param twin the engine
 * @param files the spec and every file where its imports were looked for, whether it exists or not
 */
public record SpecEngine(Twin twin, List<Path> files) {
  public SpecEngine {
    files = List.copyOf(files);
  }
}
