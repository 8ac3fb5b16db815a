package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where one value of a decoded document stands in its file: a field, or an element of one. Places
 * make a tree like that of the values.
 */
final class LocationNode {
  /** Of values whose bytes do not stand in the file as they are. */
  static final long UNKNOWN = -1;

  private final String field;
  private final int index;
  private long start = UNKNOWN;
  private long structStart = UNKNOWN;
  private long structEnd = UNKNOWN;
  private int stride;
  private List<LocationNode> children = List.of();

  private LocationNode(String field, int index) {
    this.field = field;
    this.index = index;
  }

  /** The place of a root. */
  static LocationNode root() {
    return new LocationNode("", -1);
  }

  /** A new place for a field of the struct here. */
  LocationNode field(String id) {
    return add(new LocationNode(id, -1));
  }

  /** A new place for the next element of the repeated field here. */
  LocationNode element() {
    return add(new LocationNode(field, children.size()));
  }

  private LocationNode add(LocationNode part) {
    if (children.isEmpty()) {
      children = new ArrayList<>();
    }
    children.add(part);
    return part;
  }

  void start(long offset) {
    start = offset;
  }

  /** The rows of the table here are {@code bytes} apart. */
  void stride(int bytes) {
    stride = bytes;
  }

  /** The struct here stands from {@code from} to before {@code to}. */
  void struct(long from, long to) {
    structStart = from;
    structEnd = to;
  }

  long start() {
    return start;
  }

  long structStart() {
    return structStart;
  }

  long structEnd() {
    return structEnd;
  }

  List<LocationNode> children() {
    return children;
  }

  /** The place of field {@code id} of the struct here, or null. */
  LocationNode child(String id) {
    for (LocationNode part : children) {
      if (part.field.equals(id)) {
        return part;
      }
    }
    return null;
  }

  /** The place of element {@code at} of the repeated field here, or null. */
  LocationNode child(int at) {
    return at < children.size() ? children.get(at) : null;
  }

  /** Where row {@code row} of the table here starts, or {@link #UNKNOWN}. */
  long row(int row) {
    return stride == 0 ? UNKNOWN : start + (long) row * stride;
  }

  /** The way to here from {@code before}, the way to what this is a part of. */
  Path path(Path before) {
    return index < 0 ? before.field(field) : before.at(index);
  }
}
