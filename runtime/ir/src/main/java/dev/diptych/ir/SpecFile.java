package dev.diptych.ir;

import dev.diptych.model.diagnostic.Location;
import java.nio.file.Path;
import java.util.List;

/** A file of a spec, as far as the records of the spec need it for locations. */
public interface SpecFile {
  /** Its name in imports. */
  String name();

  /** Its path. */
  Path path();

  /** Whether it has a value at {@code path}, keys and indices from the top. */
  boolean has(List<String> path);

  /** The location of the node at {@code path}, keys and indices from the top. */
  Location at(List<String> path);

  /** The location of a range of characters within a scalar. */
  Location at(Place place);
}
