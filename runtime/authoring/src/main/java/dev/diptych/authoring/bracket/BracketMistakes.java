package dev.diptych.authoring.bracket;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Finds brackets that are missing or too many in a text with errors. One such mistake may cause
 * many errors, or one far away: the brackets after it belong to other blocks than they seem to.
 *
 * <p>Candidates come from indentation. One is right if the text has fewer syntax errors with it.
 * Then it is reported in place of the errors that it removes. Names are checked when the brackets
 * are right.
 */
public final class BracketMistakes {
  /** What reads texts. */
  public interface Reader {
    /** The syntax errors of {@code text}. */
    List<Diagnostic> syntaxErrors(byte[] text);

    /** The number of errors of {@code text}; it may be expanded for that. */
    int countErrors(byte[] text);
  }

  private static final int MAX_SIZE = 1 << 18;
  private static final int MAX_MISTAKES = 4;

  /** How many candidates are parsed, and how many of them are read. */
  private static final int MAX_PARSED = 24;

  private static final int MAX_READ = 3;
  private static final Set<String> CODES =
      Set.of("syntax", "unterminated-block", "unexpected-brace", "unexpected-end");

  private final Source source;
  private final int start;
  private final boolean rawStrings;
  private final Reader reader;
  private final List<Diagnostic> mistakes = new ArrayList<>();
  private byte[] text;
  private List<Diagnostic> errors;

  private BracketMistakes(Source source, int start, boolean rawStrings, Reader reader) {
    this.source = source;
    this.start = start;
    this.rawStrings = rawStrings;
    this.reader = reader;
    this.text = source.bytes();
    this.errors = reader.syntaxErrors(text);
  }

  /**
   * The errors of a text in the order of the text, with mistakes of brackets in place of what
   * follows from them.
   *
   * @param source the text
   * @param start where its items begin
   * @param rawStrings whether strings have no escapes
   * @param reader reads changed texts
   * @param errors the errors of the text
   */
  public static List<Diagnostic> in(
      Source source, int start, boolean rawStrings, Reader reader, List<Diagnostic> errors) {
    if (source.length() > MAX_SIZE || errors.stream().noneMatch(each -> isSyntax(each))) {
      return errors;
    }
    BracketMistakes search = new BracketMistakes(source, start, rawStrings, reader);
    boolean found = true;
    while (found && search.mistakes.size() < MAX_MISTAKES) {
      found = search.next();
    }
    return search.mistakes.isEmpty() ? errors : search.all();
  }

  private static boolean isSyntax(Diagnostic error) {
    return CODES.contains(error.code());
  }

  private List<Diagnostic> all() {
    List<Diagnostic> all = new ArrayList<>(mistakes);
    errors.forEach(error -> all.add(inSource(error)));
    all.sort(Comparator.comparingInt(BracketMistakes::offset));
    return all;
  }

  /** The same error in the text of the user, which has the same offsets. */
  private Diagnostic inSource(Diagnostic error) {
    boolean here =
        error.location() instanceof Location.InText at
            && at.source().name().equals(source.name())
            && at.source().length() == source.length();
    return here
        ? error.at(
            new Location.InText(source, ((Location.InText) error.location()).span()), error.notes())
        : error;
  }

  private static int offset(Diagnostic error) {
    return error.location() instanceof Location.InText at ? at.span().start() : 0;
  }

  /** Finds one mistake; returns whether there is one. */
  private boolean next() {
    List<Parsed> likely = errors.isEmpty() ? List.of() : likely();
    if (likely.isEmpty()) {
      return false;
    }
    Parsed best = likely.get(0);
    if (likely.size() > 1) {
      best =
          Collections.min(
              likely,
              Comparator.comparingInt(each -> reader.countErrors(each.candidate().applied(text))));
    }
    Candidate found = best.candidate();
    String[] help = found.help().isEmpty() ? new String[0] : new String[] {found.help()};
    Location at = new Location.InText(source, found.span());
    mistakes.add(Diagnostic.error(found.code(), at, found.message(), help));
    text = found.applied(text);
    errors = best.errors();
    return true;
  }

  /** A candidate with the syntax errors that it leaves. */
  private record Parsed(Candidate candidate, List<Diagnostic> errors) {}

  /** The candidates that leave the fewest syntax errors, fewer than there are. */
  private List<Parsed> likely() {
    List<Candidate> all =
        Candidates.of(new Source(source.name(), text), Tokens.of(text, start, rawStrings));
    int first = errors.stream().mapToInt(BracketMistakes::offset).min().orElse(0);
    List<Candidate> near = new ArrayList<>(all);
    near.sort(Comparator.comparingInt(each -> Math.abs(each.at() - first)));
    near.subList(Math.min(MAX_PARSED, near.size()), near.size()).clear();
    List<Parsed> parsed = new ArrayList<>();
    int fewest = errors.size() - 1;
    for (Candidate candidate : all) {
      if (near.contains(candidate)) {
        List<Diagnostic> left = reader.syntaxErrors(candidate.applied(text));
        fewest = Math.min(fewest, left.size());
        parsed.add(new Parsed(candidate, left));
      }
    }
    int least = fewest;
    parsed.removeIf(each -> each.errors().size() > least);
    int rank = parsed.stream().mapToInt(each -> each.candidate().rank()).min().orElse(0);
    return parsed.stream().filter(each -> each.candidate().rank() == rank).limit(MAX_READ).toList();
  }
}
