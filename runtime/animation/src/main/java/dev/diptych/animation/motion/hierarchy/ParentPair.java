package dev.diptych.animation.motion.hierarchy;

/**
 * One pair of a hierarchy.
 *
 * @param child the name before the colon
 * @param parent the name after it
 * @param line the line of the pair, counted from 1
 * @param column the column at which it starts, counted from 1
 */
record ParentPair(String child, String parent, int line, int column) {
  /** Checks the names. */
  void check() throws HierarchyException {
    if (child.isEmpty() || parent.isEmpty()) {
      throw error("A name is empty: write child:parent.");
    }
    if (child.equals(parent)) {
      throw error("'" + child + "' cannot be its own parent.");
    }
  }

  HierarchyException error(String sentence) {
    return new HierarchyException(sentence, line, column);
  }
}
