package dev.diptych.model.document;

/**
 * The way from a document's root to a value, such as {@code chunks[2].header.size}.
 *
 * @param parent the way to what holds the value, null for the root itself
 * @param field id of the field, empty for the root
 * @param index which element of a repeated field, from 0, or -1 for the field as a whole
 */
public record Path(Path parent, String field, int index) {
  /** The root itself. */
  public static final Path ROOT = new Path(null, "", -1);

  /** The way to a field of the struct here. */
  public Path field(String id) {
    return new Path(this, id, -1);
  }

  /** The way to one element of the repeated field here. */
  public Path at(int element) {
    return new Path(parent, field, element);
  }

  /** Whether the way leads through {@code other}, or to it. */
  public boolean within(Path other) {
    for (Path at = this; at != null; at = at.parent) {
      if (at.equals(other)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    if (parent == null) {
      return "";
    }
    String before = parent.parent == null ? "" : parent + ".";
    return before + field + (index < 0 ? "" : "[" + index + "]");
  }
}
