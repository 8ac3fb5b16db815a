package dev.diptych.animation.motion;

/** A hierarchy that was read, or why it was not. */
public sealed interface HierarchyResult {
  /**
   * All is well.
   *
   * @param hierarchy what was read
   */
  record Accepted(Hierarchy hierarchy) implements HierarchyResult {}

  /**
   * Something is wrong, the first thing of perhaps several.
   *
   * @param sentence what, for people
   * @param line where, counted from 1; always 1 in a list
   * @param column where in the line, in UTF-16 units counted from 1
   */
  record Refused(String sentence, int line, int column) implements HierarchyResult {}
}
