package dev.diptych.model.schema;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The position of a field as a sum of numbers of the file, as in {@code header.base + ofs * 4 - 8}.
 *
 * @param terms the numbers with their factors
 * @param constant the constant summand
 */
public record PositionExpression(List<Term> terms, long constant) {
  private static final String DIGITS = "0123456789";
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz_";
  private static final int MAX_DIGITS = 18;

  /**
   * One number of the file.
   *
   * @param path the ids of the fields that lead to it, from the struct with the field; {@code
   *     _parent} and {@code _root} as in the spec, {@code id[2]} or {@code id[path]} for an element
   * @param scale its factor, not 0
   */
  public record Term(List<String> path, long scale) {
    // Written out: those of a record take long when they are used first.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Term term && scale == term.scale && path.equals(term.path);
    }

    @Override
    public int hashCode() {
      return 31 * path.hashCode() + Long.hashCode(scale);
    }

    /** Whether it is the size of a stream. */
    public boolean isStreamSize() {
      int last = path.size() - 1;
      return last > 0 && path.get(last).equals("size") && path.get(last - 1).equals("_io");
    }

    /** Whether it is a member of the struct with the field, or of a struct in that. */
    public boolean isLocal() {
      return !path.get(0).startsWith("_");
    }

    /** Its path as in the spec. */
    public String name() {
      return String.join(".", path);
    }
  }

  /**
   * The number that tells the position; others are starts of regions. It is the first member of the
   * struct with the field, otherwise the first number; null if there is none.
   */
  public @Nullable Term offset() {
    for (Term term : terms) {
      if (term.isLocal()) {
        return term;
      }
    }
    for (Term term : terms) {
      if (!term.isStreamSize()) {
        return term;
      }
    }
    return null;
  }

  /** Parses {@code sum}; null if it is null or no such sum. */
  public static @Nullable PositionExpression parse(@Nullable String sum) {
    String[] words = sum == null ? new String[0] : sum.split(" ", -1);
    if (words.length % 2 == 0) {
      return null;
    }
    List<Term> terms = new ArrayList<>();
    long constant = 0;
    for (int at = 0; at < words.length; at += 2) {
      String word = words[at];
      String sign = at == 0 ? "+" : words[at - 1];
      boolean scaled = at + 2 < words.length && words[at + 1].equals("*");
      if (sign.equals("+") && isPath(word) && (!scaled || isFactor(words[at + 2]))) {
        terms.add(new Term(steps(word), scaled ? Long.parseLong(words[at + 2]) : 1));
        at += scaled ? 2 : 0;
      } else if ((sign.equals("+") || sign.equals("-")) && isNumber(word)) {
        constant += sign.equals("-") ? -Long.parseLong(word) : Long.parseLong(word);
      } else {
        return null;
      }
    }
    return new PositionExpression(List.copyOf(terms), constant);
  }

  private static boolean isFactor(String word) {
    return isNumber(word.startsWith("-") ? word.substring(1) : word);
  }

  private static boolean isNumber(String word) {
    return word.length() <= MAX_DIGITS && consistsOf(word, DIGITS);
  }

  private static boolean isPath(String word) {
    for (String step : steps(word)) {
      int index = step.indexOf('[');
      String id = index < 0 ? step : step.substring(0, index);
      boolean indexed =
          index < 0
              || (step.endsWith("]")
                  && consistsOf(
                      step.substring(index + 1, step.length() - 1), LETTERS + DIGITS + "."));
      if (!indexed || !consistsOf(id, LETTERS + DIGITS) || DIGITS.indexOf(id.charAt(0)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean consistsOf(String word, String characters) {
    for (int i = 0; i < word.length(); i++) {
      if (characters.indexOf(word.charAt(i)) < 0) {
        return false;
      }
    }
    return !word.isEmpty();
  }

  /** The ids of a path, with the index of an element after its id. */
  public static List<String> steps(String path) {
    List<String> steps = new ArrayList<>();
    int from = 0;
    int depth = 0;
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      depth += c == '[' ? 1 : c == ']' ? -1 : 0;
      if (c == '.' && depth == 0) {
        steps.add(path.substring(from, i));
        from = i + 1;
      }
    }
    steps.add(path.substring(from));
    return List.copyOf(steps);
  }
}
