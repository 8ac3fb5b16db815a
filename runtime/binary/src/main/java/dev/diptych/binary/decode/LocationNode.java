package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Location of one field or element in its file. The nodes form the same tree as the values. */
public final class LocationNode {
  /** The offset of a packed value. */
  public static final long UNKNOWN = -1;

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

  public static LocationNode root() {
    return new LocationNode("", -1);
  }

  /** A new node for a field of this struct. */
  public LocationNode field(String id) {
    return add(new LocationNode(id, -1));
  }

  /** A new node for the next element of this repeated field. */
  public LocationNode element() {
    return add(new LocationNode(field, children.size()));
  }

  private LocationNode add(LocationNode part) {
    if (children.isEmpty()) {
      children = new ArrayList<>();
    }
    children.add(part);
    return part;
  }

  public void start(long offset) {
    start = offset;
  }

  /** Sets the row size of this table. */
  public void stride(int bytes) {
    stride = bytes;
  }

  /** Sets the byte range of this struct: from {@code from} to before {@code to}. */
  public void struct(long from, long to) {
    structStart = from;
    structEnd = to;
  }

  public long start() {
    return start;
  }

  public long structStart() {
    return structStart;
  }

  public long structEnd() {
    return structEnd;
  }

  public List<LocationNode> children() {
    return children;
  }

  /** The node of field {@code id} of this struct, or null. */
  public @Nullable LocationNode child(String id) {
    for (LocationNode part : children) {
      if (part.field.equals(id)) {
        return part;
      }
    }
    return null;
  }

  /** The node of element {@code at} of this repeated field, or null. */
  public @Nullable LocationNode child(int at) {
    return at < children.size() ? children.get(at) : null;
  }

  /** The offset of row {@code row} of this table, or {@link #UNKNOWN}. */
  public long row(int row) {
    return stride == 0 ? UNKNOWN : start + (long) row * stride;
  }

  /** The path to this node, whose parent has the path {@code before}. */
  public Path path(Path before) {
    return index < 0 ? before.field(field) : before.at(index);
  }
}
