package dev.diptych.syntax.error;

import dev.diptych.syntax.error.Candidate.Outcome;
import dev.diptych.syntax.error.Candidate.Progress;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.Tokens;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Repairs texts with errors by changes of one token, so that one mistake is one error. There are no
 * rules for the constructs of a language: of all changes near the error, and near the first lines
 * whose indentation contradicts the braces, it takes the one with which the tables accept most of
 * the text, then the one that the indentation agrees with best, then the likeliest, then the
 * nearest.
 *
 * <p>In a long text, changes are tried on an excerpt. What it does is bounded, in changes and in
 * tokens that are read for them.
 */
final class Recovery {
  private static final int MAX_TRIED = 8_000;
  private static final long MAX_WORK = 30_000_000; // tokens
  private static final int BEFORE = 6; // tokens before the error
  private static final int AFTER = 4; // tokens from the error on
  private static final int MAX_LINE = 100; // tokens
  private static final int REACH = 1 << 13; // bytes of an excerpt on each side

  /** How a text is read. */
  record Grammar(Lexing lexing, ParserTable parser, Start start) {}

  private final Grammar grammar;
  private final List<String> keywords;
  private final int maxRepairs;
  private int tried;
  private long work;
  private long allowed = MAX_WORK;

  /**
   * Creates a recovery for one text.
   *
   * @param raw whether strings have no escapes
   * @param start where parsing begins
   * @param maxRepairs how many repairs there may be
   */
  Recovery(Language language, boolean raw, Start start, int maxRepairs) {
    this.maxRepairs = maxRepairs;
    grammar = new Grammar(language.lexing(raw).withoutRuns(), language.parser(), start);
    // Without these, what follows is several errors; other keywords are names, too.
    keywords = language == Language.plain() ? List.of() : List.of("let", "calc");
  }

  /**
   * Repairs a text.
   *
   * @param head the tokens before the items
   * @param bodyStart where the items begin
   */
  Repairs repair(Tokens head, int bodyStart) {
    int body = head.count();
    Tokens tokens = new Tokens(head.text());
    tokens.addAll(head);
    grammar.lexing.read(tokens, bodyStart);
    Tokens written = tokens;
    List<Repair> repairs = new ArrayList<>();
    int error = error(tokens, body);
    while (error >= 0 && repairs.size() < maxRepairs && isInBudget()) {
      Candidate best = best(tokens, body, error);
      if (best == null) {
        break;
      }
      repairs.add(
          new Repair(
              best.offset,
              original(best.offset, repairs),
              original(tokens.start(error), repairs),
              best.removed,
              best.inserted,
              best.isSure));
      tokens = apply(best, tokens, body);
      error = error(tokens, body);
    }
    return new Repairs(written, tokens, repairs, error < 0, tried);
  }

  private boolean isInBudget() {
    return tried < MAX_TRIED && work < allowed;
  }

  private int error(Tokens tokens, int body) {
    return grammar.parser.parse(tokens, body, grammar.start, null);
  }

  private Tokens apply(Candidate candidate, Tokens tokens, int body) {
    byte[] inserted = candidate.inserted.getBytes(StandardCharsets.ISO_8859_1);
    return grammar.lexing.edit(tokens, body, candidate.offset, candidate.removed, inserted);
  }

  /**
   * The best repair. In a long text where the lines first contradict the braces, or at the error.
   */
  private @Nullable Candidate best(Tokens tokens, int body, int error) {
    if (tokens.text().length <= 2 * REACH) {
      return best(Excerpt.whole(grammar, tokens, body), error);
    }
    int place = tokens.start(error);
    allowed = work + (MAX_WORK - work) / 2;
    Candidate earlier = earlier(tokens, body, place);
    allowed = MAX_WORK;
    if (earlier != null) {
      return earlier;
    }
    Excerpt excerpt = Excerpt.around(grammar, tokens, body, place, REACH);
    int there = excerpt.error(excerpt.tokens());
    Candidate candidate = there < 0 ? null : best(excerpt, there);
    return candidate == null ? null : candidate.moved(excerpt.offset());
  }

  /** A repair long before the error, if the text is then accepted beyond it. */
  private @Nullable Candidate earlier(Tokens tokens, int body, int place) {
    Indentation indentation = Indentation.of(tokens, body);
    for (int i = 0; i < indentation.found() && isInBudget(); i++) {
      int contradiction = tokens.start(indentation.place(i));
      if (contradiction < place - REACH / 2) {
        Excerpt excerpt = Excerpt.around(grammar, tokens, body, contradiction, REACH);
        int now = excerpt.indentation(excerpt.tokens()).contradictions();
        Candidate candidate = best(excerpt, ParserTable.NONE);
        if (candidate != null && candidate.outcome.contradictions() < now) {
          Candidate moved = candidate.moved(excerpt.offset());
          Tokens repaired = apply(moved, tokens, body);
          int then = error(repaired, body);
          if (then < 0 || repaired.start(then) > lineAfter(tokens.text(), place)) {
            return moved;
          }
        }
      }
    }
    return null;
  }

  /** The best repair of an excerpt; the error is negative if it is after it. */
  private @Nullable Candidate best(Excerpt excerpt, int error) {
    Tokens tokens = excerpt.tokens();
    boolean[] near = near(excerpt, error);
    Candidates candidates = new Candidates(tokens, keywords);
    Candidate best = null;
    for (int token = excerpt.begin(); token < tokens.count() && isInBudget(); token++) {
      // What follows an 'Eof' is not wrong if the 'Eof' is.
      boolean isEnd =
          tokens.kind(token) == Kind.EOF
              ? excerpt.isOpen()
              : tokens.kind(token) == Kind.AFTER_END && token != error;
      if (near[token] && !tokens.isTrivia(token) && !isEnd) {
        for (Candidate candidate : candidates.of(token)) {
          candidate.outcome = outcome(candidate, excerpt, error);
          if (candidate.outcome.progress() != Progress.NONE && candidate.isBetter(best)) {
            best = candidate;
          }
        }
      }
    }
    return best;
  }

  private Outcome outcome(Candidate candidate, Excerpt excerpt, int error) {
    Tokens tokens = excerpt.tokens();
    Tokens repaired = excerpt.apply(candidate);
    tried++;
    work += repaired.count();
    int then = excerpt.error(repaired);
    byte[] text = tokens.text();
    int before = error < 0 ? text.length : tokens.start(error);
    int moved = repaired.text().length - text.length;
    int reached = then < 0 ? Integer.MAX_VALUE : repaired.start(then) - moved;
    if (then >= 0 && reached <= before) {
      return Outcome.NONE;
    }
    Progress progress =
        then < 0
            ? Progress.ALL
            : reached < lineAfter(text, before) ? Progress.IN_LINE : Progress.LINES;
    int contradictions = excerpt.indentation(repaired).contradictions();
    return new Outcome(progress, reached, contradictions, Math.abs(candidate.offset - before));
  }

  // ---------------------------------------------------------------- where to try

  private static boolean[] near(Excerpt excerpt, int error) {
    Tokens tokens = excerpt.tokens();
    boolean[] near = new boolean[tokens.count()];
    if (error >= 0) {
      around(tokens, error, excerpt.begin(), near);
    }
    Indentation indentation = excerpt.indentation(tokens);
    for (int i = 0; i < indentation.found(); i++) {
      lines(tokens, indentation.place(i), excerpt.begin(), near);
    }
    return near;
  }

  /** Some tokens before the error, the next, and all of its line and the line before. */
  private static void around(Tokens tokens, int error, int from, boolean[] near) {
    lines(tokens, error, from, near);
    int left = BEFORE;
    for (int i = error; i >= from && left >= 0; i--) {
      near[i] = true;
      left -= tokens.isTrivia(i) ? 0 : 1;
    }
    for (int i = error; i < Math.min(tokens.count(), error + AFTER); i++) {
      near[i] = true;
    }
  }

  /** The tokens of the line of a token, and those of the line with tokens before it. */
  private static void lines(Tokens tokens, int token, int from, boolean[] near) {
    int ends = 0;
    boolean hasCode = true;
    for (int i = token; i >= Math.max(from, token - MAX_LINE) && ends < 2; i--) {
      if (tokens.kind(i) == Kind.SPACE) {
        if (hasCode && Excerpt.hasLineEnd(tokens, i)) {
          ends++;
          hasCode = false;
        }
      } else {
        hasCode |= tokens.kind(i) != Kind.COMMENT;
        near[i] = true;
      }
    }
    int limit = Math.min(tokens.count(), token + MAX_LINE);
    for (int i = token; i < limit && !Excerpt.hasLineEnd(tokens, i); i++) {
      near[i] = true;
    }
  }

  /** The end of the line after that of an offset. */
  private static int lineAfter(byte[] text, int offset) {
    int lines = 2;
    for (int at = offset; at < text.length; at++) {
      lines -= text[at] == '\n' ? 1 : 0;
      if (lines == 0) {
        return at;
      }
    }
    return text.length;
  }

  /** An offset in the text before all repairs. */
  private static int original(int offset, List<Repair> repairs) {
    int at = offset;
    for (int i = repairs.size() - 1; i >= 0; i--) {
      Repair repair = repairs.get(i);
      int end = repair.offset() + repair.inserted().length();
      int moved = repair.inserted().length() - repair.removed();
      at = at >= end ? at - moved : Math.min(at, repair.offset());
    }
    return at;
  }
}
