package dev.diptych.twin.compare;

import org.jspecify.annotations.Nullable;

/**
 * The blocks that lead to a difference, and the name of an attribute or a table in them.
 *
 * @param parent the path of the block around it, or null for the whole text
 * @param name the name in the text; empty for the whole text
 * @param before index of the element in the first document from 0, or -1 if it has none
 * @param after the same in the second document
 */
public record TextPath(@Nullable TextPath parent, String name, int before, int after) {
  /** The whole text. */
  public static final TextPath ROOT = new TextPath(null, "", -1, -1);

  /** The path of {@code name} in this block. */
  public TextPath then(String member) {
    return new TextPath(this, member, -1, -1);
  }

  /** The path of an element in this block. */
  public TextPath then(String element, int first, int second) {
    return new TextPath(this, element, first, second);
  }

  /** The path after the documents are exchanged. */
  public TextPath mirrored() {
    return parent == null
        ? this
        : new TextPath(parent.mirrored(), name, /* before= */ after, /* after= */ before);
  }

  @Override
  public String toString() {
    if (parent == null) {
      return name.isEmpty() ? "(root)" : name;
    }
    String outer = parent.parent == null ? "" : parent + ".";
    return outer + name + index();
  }

  private String index() {
    if (before < 0 && after < 0) {
      return "";
    }
    if (before == after || before < 0 || after < 0) {
      return "[" + Math.max(before, after) + "]";
    }
    return "[" + before + "->" + after + "]";
  }
}
