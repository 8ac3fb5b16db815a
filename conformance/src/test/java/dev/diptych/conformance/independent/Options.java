package dev.diptych.conformance.independent;

/**
 * How odd a generated animation may be.
 *
 * @param maxKeys the most keys in a curve
 * @param specialFloats NaNs with payloads, infinities, -0, subnormals and arbitrary bits
 * @param oddNumbers flags other than 0 and 1, unknown wrap and weighted modes, booleans other than
 *     0 and 1
 * @param oddTimes unsorted, repeated and negative times; with {@code specialFloats}, also special
 *     ones
 * @param unevenGroups axes of one quantity that differ in times, counts, wrap modes or tangents
 * @param hardNames valid names that are hard to print: controls, quotes, bidi, emoji, escapes
 * @param brokenNames names that are not UTF-8, and lengths in more bytes than they need
 * @param longNames names whose length takes two bytes or three
 * @param trailing bytes after the body
 */
public record Options(
    int maxKeys,
    boolean specialFloats,
    boolean oddNumbers,
    boolean oddTimes,
    boolean unevenGroups,
    boolean hardNames,
    boolean brokenNames,
    boolean longNames,
    boolean trailing) {
  /** Rejects a negative maximum. */
  public Options {
    if (maxKeys < 0) {
      throw new IllegalArgumentException("at most " + maxKeys + " keys");
    }
  }

  /** Everything that a file can hold. */
  public static Options wild() {
    return new Options(24, true, true, true, true, true, true, true, true);
  }

  /**
   * Only ordinary content: finite numbers, ascending times, known modes, even groups, plain names.
   */
  public static Options tame() {
    return new Options(24, false, false, false, false, false, false, false, false);
  }
}
