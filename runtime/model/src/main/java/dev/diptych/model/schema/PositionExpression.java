package dev.diptych.model.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The position of a field as a sum of numbers of the file, as in {@code header.base + ofs * 4 - 8}.
 *
 * @param terms the numbers with their factors
 * @param constant the constant summand
 */
public record PositionExpression(List<Term> terms, long constant) {
  private static final String STEP = "[a-z_][a-z0-9_]*(?:\\[[a-z0-9_.]+\\])?";
  private static final Pattern TERM =
      Pattern.compile("(" + STEP + "(?:\\." + STEP + ")*)(?: \\* (-?\\d{1,18}))?");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");
  private static final Pattern SUM = Pattern.compile(" (?=[+-] )");

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

  /** Parses {@code words}; null if they are null or no such sum. */
  public static @Nullable PositionExpression parse(@Nullable String words) {
    if (words == null) {
      return null;
    }
    List<Term> terms = new ArrayList<>();
    long constant = 0;
    for (String part : SUM.split(words, -1)) {
      boolean minus = part.startsWith("- ");
      String plain = minus || part.startsWith("+ ") ? part.substring(2) : part;
      Matcher term = TERM.matcher(plain);
      if (NUMBER.matcher(plain).matches()) {
        constant += minus ? -Long.parseLong(plain) : Long.parseLong(plain);
      } else if (!minus && term.matches()) {
        long scale = term.group(2) == null ? 1 : Long.parseLong(term.group(2));
        terms.add(new Term(steps(term.group(1)), scale));
      } else {
        return null;
      }
    }
    return new PositionExpression(List.copyOf(terms), constant);
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
