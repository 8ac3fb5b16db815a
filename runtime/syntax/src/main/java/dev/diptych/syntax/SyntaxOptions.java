package dev.diptych.syntax;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How to read a text.
 *
 * @param raw whether strings have no escapes and the text need not be UTF-8
 * @param dialect the dialect if it is known; null to find out
 * @param words the names of blocks and settings that expand, without those that the format has
 *     itself
 * @param attributes the names of attributes that only authored texts have
 * @param isIncluded whether {@code Eof} may be missing, in an authored text
 * @param hasRuns whether runs of rows are one token; without it the tree has the same rows
 * @param maxRepairs how many errors are repaired at most, so that the errors are at the mistakes;
 *     items with other errors are skipped, which is many times faster
 */
public record SyntaxOptions(
    boolean raw,
    @Nullable Dialect dialect,
    Set<String> words,
    Set<String> attributes,
    boolean isIncluded,
    boolean hasRuns,
    int maxRepairs) {
  private static final int MAX_REPAIRS = 12;

  /** A text in UTF-8 of either dialect, with no words that expand. */
  public static final SyntaxOptions DEFAULT =
      new SyntaxOptions(false, null, Set.of(), Set.of(), false, true);

  /** Options for a text whose errors are repaired. */
  public SyntaxOptions(
      boolean raw,
      @Nullable Dialect dialect,
      Set<String> words,
      Set<String> attributes,
      boolean isIncluded,
      boolean hasRuns) {
    this(raw, dialect, words, attributes, isIncluded, hasRuns, MAX_REPAIRS);
  }

  public SyntaxOptions {
    words = Set.copyOf(words);
    attributes = Set.copyOf(attributes);
  }

  /**
   * A text with no words that expand.
   *
   * @param dialect the dialect if it is known; null to find out
   */
  public static SyntaxOptions of(@Nullable Dialect dialect, boolean raw) {
    return new SyntaxOptions(raw, dialect, Set.of(), Set.of(), false, true);
  }

  /**
   * The same with words that expand.
   *
   * @param words the names of blocks and settings
   * @param attributes the names of attributes
   */
  public SyntaxOptions with(Set<String> words, Set<String> attributes) {
    return new SyntaxOptions(raw, dialect, words, attributes, isIncluded, hasRuns, maxRepairs);
  }

  /** The same for a text that another one includes. */
  public SyntaxOptions included() {
    return new SyntaxOptions(raw, dialect, words, attributes, true, hasRuns, maxRepairs);
  }

  /** The same without runs. */
  public SyntaxOptions withoutRuns() {
    return new SyntaxOptions(raw, dialect, words, attributes, isIncluded, false, maxRepairs);
  }

  /** The same with at most some repairs. */
  public SyntaxOptions withRepairs(int most) {
    return new SyntaxOptions(raw, dialect, words, attributes, isIncluded, hasRuns, most);
  }
}
