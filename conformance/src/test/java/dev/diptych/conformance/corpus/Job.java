package dev.diptych.conformance.corpus;

import java.nio.file.Path;
import java.util.List;

/**
 * A file to be read by a spec.
 *
 * @param spec the name of the spec in tables
 * @param ksy the spec
 * @param id the id of the spec
 * @param imports folders to look for imports in
 * @param name the name of the file in tables
 * @param file the file
 */
record Job(String spec, Path ksy, String id, List<Path> imports, String name, Path file) {
  @Override
  public String toString() {
    return spec + " " + name;
  }
}
