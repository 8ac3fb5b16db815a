package dev.diptych.second;

import org.jspecify.annotations.Nullable;

/**
 * Where a value is in a document. Its path is written only for a difference.
 *
 * @param above the struct or list that contains it; null for the root
 * @param name the id of a field; empty for an element
 * @param index the index of an element; −1 for a field
 */
record Place(@Nullable Place above, String name, int index) {
  static final Place ROOT = new Place(null, "", -1);

  Place field(String id) {
    return new Place(this, id, -1);
  }

  Place element(int at) {
    return new Place(this, "", at);
  }

  @Override
  public String toString() {
    if (above == null) {
      return "";
    }
    return index < 0 ? above + "/" + name : above + "[" + index + "]";
  }
}
