package dev.diptych.model.document;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A path from a document's root to a value, such as {@code chunks[2].header.size}.
 *
 * @param parent path to the containing value, null for the root
 * @param field id of the field, empty for the root
 * @param index index of an element of a repeated field, from 0, or -1 for the whole field
 */
public record Path(@Nullable Path parent, String field, int index) {
  /** The root. */
  public static final Path ROOT = new Path(null, "", -1);

  /** Loaded by those who parse paths only: regular expressions cost 10 ms at the start. */
  private static final class Steps {
    static final Pattern STEP = Pattern.compile("([^.\\[\\]\\s]+)(?:\\[(\\d{1,9})])?");
  }

  /** Parses the form of {@link #toString}; null if it is not a path to a field. */
  public static @Nullable Path parse(String text) {
    Path path = ROOT;
    for (String part : text.split("\\.", -1)) {
      Matcher step = Steps.STEP.matcher(part);
      if (!step.matches()) {
        return null;
      }
      int index = step.group(2) == null ? -1 : Integer.parseInt(step.group(2));
      path = new Path(path, step.group(1), index);
    }
    return path;
  }

  /** Path to a field of this struct. */
  public Path field(String id) {
    return new Path(this, id, -1);
  }

  /** Path to an element of this repeated field. */
  public Path at(int element) {
    return new Path(parent, field, element);
  }

  /** Whether this path equals {@code other} or leads through it. */
  public boolean within(Path other) {
    for (Path at = this; at != null; at = at.parent) {
      if (at.equals(other)) {
        return true;
      }
    }
    return false;
  }

  // Plain code: the first use of a generated equals takes 10 ms, and each further one more.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Path path
        && index == path.index
        && field.equals(path.field)
        && Objects.equals(parent, path.parent);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Objects.hashCode(parent) + field.hashCode()) + index;
  }

  @Override
  public String toString() {
    if (parent == null) {
      return "";
    }
    String before = parent.parent == null ? "" : parent + ".";
    return before + field + (index < 0 ? "" : "[" + index + "]");
  }

  /** The struct at this path in a document with the struct {@code root}; null for none. */
  public @Nullable Struct in(Struct root) {
    if (parent == null) {
      return root;
    }
    Struct owner = parent.in(root);
    if (owner == null || owner.type().indexOf(field) < 0) {
      return null;
    }
    Value value = owner.get(field);
    if (index >= 0 && value instanceof Sequence many) {
      value = index < many.elements().size() ? many.elements().get(index) : null;
    }
    return value instanceof Struct struct ? struct : null;
  }
}
