package dev.diptych.animation.motion;

/**
 * What one pair of a hierarchy says, and where.
 *
 * @param child the name before the colon
 * @param parent the name after it
 * @param line where the pair stands, counted from 1
 * @param column where in the line it begins, counted from 1
 */
record Pair(String child, String parent, int line, int column) {
  /** Why it says nothing by itself, if so. */
  void check() throws Refusal {
    if (child.isEmpty() || parent.isEmpty()) {
      throw refusal("A name is empty: write child:parent.");
    }
    if (child.equals(parent)) {
      throw refusal("'" + child + "' cannot be its own parent.");
    }
  }

  Refusal refusal(String sentence) {
    return new Refusal(sentence, line, column);
  }
}
