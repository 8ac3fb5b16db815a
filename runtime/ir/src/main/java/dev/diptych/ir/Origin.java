package dev.diptych.ir;

import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The location of a node of a spec in its {@code .ksy}. File, line and column are computed on
 * demand.
 *
 * @param file the file
 * @param path keys and indices from the top of the file
 */
public record Origin(SpecFile file, List<String> path) {
  @Override
  @SuppressWarnings("ReferenceEquality") // A file is read once, and comparing all of it is slow.
  public boolean equals(@Nullable Object other) {
    return other instanceof Origin origin && file == origin.file && path.equals(origin.path);
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  /** The location of the node. */
  public Location location() {
    return file.at(path);
  }

  /** The location of a key below the node, or of the last of {@code keys} that is there. */
  public Location location(String... keys) {
    return to(keys).location();
  }

  /** The location of {@code key} of the node; where it has no such key, that of its id. */
  public Location keyOrId(String key) {
    return location(file.has(to(key).path) ? key : "id");
  }

  /** The place of a node below this one. */
  public Origin to(String... keys) {
    List<String> joined = new ArrayList<>(path);
    joined.addAll(Arrays.asList(keys));
    return new Origin(file, joined);
  }
}
