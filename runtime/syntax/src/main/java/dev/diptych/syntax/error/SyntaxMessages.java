package dev.diptych.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The messages about repairs: each states what is wrong with the text as it was written, and only
 * what all changes that repair it equally well agree on.
 */
final class SyntaxMessages {
  private static final int MAX_LINE = 1_000; // bytes; longer lines get no hints

  private static final String AFTER_NAME = "'=', '{' or '('";
  private static final long MARKS =
      Kind.bits(Kind.LBRACE, Kind.RBRACE, Kind.LPAREN, Kind.RPAREN, Kind.ASSIGN);

  private final Source source;
  private final Tokens tokens;
  private final BadTokens bad;
  private final boolean authored;
  private final List<Diagnostic> found = new ArrayList<>();

  private SyntaxMessages(Source source, Tokens tokens, boolean authored) {
    this.source = source;
    this.tokens = tokens;
    this.authored = authored;
    this.bad = new BadTokens(source, tokens);
  }

  /**
   * The messages about repairs, in the order of the text.
   *
   * @param written the tokens of the text as it was written
   * @param authored whether it is an authored text
   */
  static List<Diagnostic> of(
      Source source, Tokens written, List<Repair> repairs, boolean authored) {
    SyntaxMessages messages = new SyntaxMessages(source, written, authored);
    for (Repair repair : repairs) {
      messages.add(messages.about(repair));
    }
    return messages.found;
  }

  /** The message about a token that the grammar does not allow. */
  static Diagnostic unexpected(Source source, Tokens written, int token) {
    SyntaxMessages messages = new SyntaxMessages(source, written, false);
    Kind kind = written.kind(token);
    return kind.isBad()
        ? messages.bad.of(token)
        : kind == Kind.EOF ? messages.missingEnd() : messages.notAllowed(token);
  }

  /** Adds a message unless its line has the same one, or it is about the same place. */
  private void add(Diagnostic diagnostic) {
    for (Diagnostic other : found) {
      if (isSame(other, diagnostic)) {
        return;
      }
    }
    if (found.size() < Diagnostics.LIMIT) {
      int at = found.size();
      while (at > 0 && found.get(at - 1).offset() > diagnostic.offset()) {
        at--;
      }
      found.add(at, diagnostic);
    }
  }

  private boolean isSame(Diagnostic before, Diagnostic diagnostic) {
    int start = diagnostic.offset();
    int character = bad.character(diagnostic);
    boolean isSameCharacter = character >= 0 && character == bad.character(before);
    boolean isSameLine = areInOneLine(before.offset(), start);
    boolean isInside =
        before.location() instanceof Location.InText at
            && start >= at.span().start()
            && start < at.span().end();
    // An 'Eof' that is an error ends no text.
    boolean isAfter =
        diagnostic.code().equals("after-eof")
            && tokens.at(before.offset()) == tokens.codeBefore(tokens.at(start));
    // What parses wrongly in a line with an error is mostly a consequence of it.
    boolean isConsequence = isSameLine && diagnostic.code().equals("syntax");
    return before.location().equals(diagnostic.location())
        || isAfter
        || isConsequence
        || (isSameLine && isSameCharacter)
        || isInside;
  }

  private Diagnostic about(Repair repair) {
    int wrong = badToken(repair);
    if (wrong >= 0) {
      return isJoined(repair, wrong) ? joined(repair, wrong) : bad.of(wrong);
    }
    Diagnostic unfinished = unfinished(tokens.at(repair.error()));
    if (unfinished != null) {
      return unfinished;
    }
    int token = Math.min(tokens.at(repair.original()), tokens.count() - 1);
    if (repair.word().equals("Eof") && repair.removed() == 0) {
      return missingEnd();
    }
    if (repair.removed() > 0) {
      return removed(repair, token);
    }
    int next = tokens.code(tokens.start(token) < repair.original() ? token + 1 : token);
    return inserted(repair, next);
  }

  /** What '..' or 'at' lacks, if a token is an error after one of them; otherwise null. */
  private @Nullable Diagnostic unfinished(int token) {
    int before = tokens.codeBefore(token);
    Kind kind = before < 0 ? Kind.EOF : tokens.kind(before);
    if (kind == Kind.RANGE) {
      return error("syntax", span(before), Words.expectedAfter("a time", "'..'"), Words.RANGES);
    }
    if (kind == Kind.AT && tokens.kind(token) == Kind.RBRACE) {
      return error("syntax", span(before), Words.expectedAfter("a place", "'at'"), Words.TARGETS);
    }
    boolean isName = tokens.kind(token) == Kind.NAME || tokens.kind(token) == Kind.DOTTED;
    return kind == Kind.AT && isName && areInOneLine(tokens.start(before), tokens.start(token))
        ? error("syntax", span(token), quotedNotAllowed(span(token)), Words.PLACES)
        : null;
  }

  /** Whether a repair makes a string of two lines one. */
  private boolean isJoined(Repair repair, int wrong) {
    return tokens.kind(wrong) == Kind.UNTERMINATED_STRING
        && repair.removed() > 0
        && repair.original() == tokens.end(wrong);
  }

  private Diagnostic joined(Repair repair, int wrong) {
    int end = repair.original() + repair.removed();
    while (tokens.text()[end] != '"') {
      end++;
    }
    Span span = new Span(tokens.start(wrong), end + 1);
    return error("unterminated-string", span, Words.stringOfTwoLines(), Words.STRINGS);
  }

  /** The bad token that a repair changes or touches, or -1. */
  private int badToken(Repair repair) {
    int end = repair.original() + Math.max(1, repair.removed());
    int first = Math.max(0, tokens.at(repair.original()) - 1);
    for (int token = first; token < tokens.count() && tokens.start(token) < end; token++) {
      boolean touches = tokens.end(token) >= repair.original();
      // An 'Eof' that is wrong makes all after it wrong.
      boolean isAfterEnd =
          tokens.kind(token) == Kind.AFTER_END && tokens.start(token) > repair.original();
      if (touches && tokens.kind(token).isBad() && !isAfterEnd) {
        return token;
      }
    }
    // The change may be near the bad token, to which the parser came.
    int error = tokens.at(repair.error());
    boolean isNear = areInOneLine(repair.error(), repair.original());
    return isNear && tokens.kind(error).isBad() ? error : -1;
  }

  // ---------------------------------------------------------------- what is too much

  private Diagnostic removed(Repair repair, int token) {
    if (hasNoValue(token)) {
      return noValue(token);
    }
    if (!repair.word().isEmpty() || tokens.length(token) != repair.removed()) {
      return replaced(repair, token);
    }
    Span span = span(token);
    return switch (tokens.kind(token)) {
      case RBRACE ->
          error("unexpected-brace", span, Words.braceAlone(), Words.REMOVE_BRACE)
              .correctedBy(new Replacement("}", ""));
      case RPAREN -> error("syntax", span, Words.parenthesisAlone());
      case ASSIGN -> assignAlone(token);
      case LBRACE -> error("syntax", span, Words.nameExpected("{"));
      case LPAREN -> error("syntax", span, Words.unclosedParenthesis());
      case COMMA -> error("syntax", span, quotedNotAllowed(span), Words.BLANKS);
      default -> notAllowed(token);
    };
  }

  private Diagnostic replaced(Repair repair, int token) {
    int end = Math.min(source.length(), repair.original() + repair.removed());
    Span span = new Span(repair.original(), Math.max(end, repair.original()));
    String message = quotedNotAllowed(span);
    if (repair.word().length() != 1 || !repair.isSure()) {
      return error("syntax", span, message, help(token));
    }
    boolean isValue = Character.isLetterOrDigit(repair.word().charAt(0));
    if (isValue && tokens.kind(token) == Kind.ASSIGN) {
      return assignAlone(token);
    }
    boolean isMark = tokens.kind(token).isIn(MARKS);
    return isValue || !isMark
        ? notAllowed(token)
        : error("syntax", span, message, Words.write(repair.word()));
  }

  /** Whether a token is the sign of an attribute without a value in its line. */
  private boolean hasNoValue(int token) {
    int name = tokens.codeBefore(token);
    int next = tokens.code(token + 1);
    boolean isLast =
        !areInOneLine(tokens.start(token), tokens.start(next))
            || tokens.kind(next) == Kind.RBRACE
            || tokens.kind(next) == Kind.EOF;
    return tokens.kind(token) == Kind.ASSIGN
        && isLast
        && name >= 0
        && tokens.kind(name) == Kind.NAME;
  }

  private Diagnostic assignAlone(int token) {
    int name = tokens.codeBefore(token);
    int assign = name < 0 ? -1 : tokens.codeBefore(name);
    if (assign >= 0
        && tokens.kind(assign) == Kind.ASSIGN
        && !areInOneLine(tokens.start(assign), tokens.start(name))) {
      // a = followed by b = 3 on the next line is read as a = b.
      return noValue(assign);
    }
    boolean isQuoted = name >= 0 && tokens.kind(name) == Kind.STRING;
    String[] help = isQuoted ? new String[] {"a name has no quotation marks"} : new String[0];
    return error("syntax", span(token), Words.nameExpected("="), help);
  }

  private Diagnostic noValue(int assign) {
    int name = tokens.codeBefore(assign);
    String quoted = name < 0 ? "a name" : quoted(name);
    return error("syntax", span(assign), Words.expectedAfter("a value", quoted + " and '='"));
  }

  private Diagnostic notAllowed(int token) {
    int before = tokens.codeBefore(token);
    if (before >= 0
        && tokens.kind(before) == Kind.NAME
        && !areInOneLine(tokens.start(before), tokens.start(token))) {
      return after(before, AFTER_NAME);
    }
    Span span = span(token);
    return error("syntax", span, quotedNotAllowed(span), help(token));
  }

  private String[] help(int token) {
    if (tokens.kind(token) == Kind.NAME && source.text(span(token)).equalsIgnoreCase("Eof")) {
      return new String[] {Words.END};
    }
    return isSecondValue(token) ? new String[] {Words.SEVERAL} : new String[0];
  }

  /** Whether a token follows the value of an attribute in its line. */
  private boolean isSecondValue(int token) {
    int start = tokens.start(token);
    int before = tokens.codeBefore(token);
    while (before > 0
        && start - tokens.start(before) < MAX_LINE
        && areInOneLine(tokens.start(before), start)) {
      if (tokens.kind(before) == Kind.ASSIGN) {
        return before < tokens.codeBefore(token);
      }
      before = tokens.codeBefore(before);
    }
    return false;
  }

  // ---------------------------------------------------------------- what is missing

  private Diagnostic inserted(Repair repair, int next) {
    int before = tokens.codeBefore(next);
    if (before < 0) {
      return notAllowed(next);
    }
    String word = repair.word();
    return switch (word.startsWith("}") ? "}" : word) {
      case "}" -> unclosedBlock(before, next);
      case ")" -> unclosedGroup(before);
      case "(" ->
          tokens.kind(next) == Kind.RPAREN
              ? error("syntax", span(next), Words.parenthesisAlone())
              : after(before, repair.isSure() ? "'('" : AFTER_NAME);
      case "{" -> after(before, repair.isSure() ? "'{'" : AFTER_NAME);
      case "=" -> after(before, repair.isSure() ? "'='" : AFTER_NAME);
      case "\"" -> error("unterminated-string", span(before), Words.unterminatedString());
      default -> missingWord(before, next);
    };
  }

  private Diagnostic missingWord(int before, int next) {
    if (tokens.kind(before) == Kind.ASSIGN) {
      return noValue(before);
    }
    return switch (tokens.kind(next)) {
      case ASSIGN -> assignAlone(next);
      case LBRACE -> error("syntax", span(next), Words.nameExpected("{"));
      case RPAREN -> error("syntax", span(next), Words.parenthesisAlone());
      case EOF -> missingEnd();
      case RBRACE -> isOnlyWord(before) ? noKey(before) : notAllowed(next);
      default -> notAllowed(next);
    };
  }

  /** Whether a name is alone in a block of an authored text: {@code gesture { Poke }}. */
  private boolean isOnlyWord(int name) {
    int before = tokens.codeBefore(name);
    return authored
        && tokens.kind(name) == Kind.NAME
        && before >= 0
        && tokens.kind(before) == Kind.LBRACE
        && areInOneLine(tokens.start(before), tokens.start(name));
  }

  private Diagnostic noKey(int name) {
    String word = source.text(span(name));
    Replacement row = new Replacement(word, "0 " + word);
    return error("syntax", span(name), Words.noKey(quoted(name)), "write " + row.better())
        .correctedBy(row);
  }

  private Diagnostic after(int token, String expected) {
    return error("syntax", span(token), Words.expectedAfter(expected, quoted(token)));
  }

  private Diagnostic unclosedBlock(int before, int next) {
    int brace = open(before, Kind.bits(Kind.LBRACE), Kind.bits(Kind.RBRACE));
    if (brace < 0) {
      return after(before, "'}'");
    }
    String message = Words.unclosedBlock(block(tokens.codeBefore(brace)));
    String help = Words.blockBegins(line(tokens.start(brace)));
    // At the next line, which should have the brace; at the end of the text, at the last one.
    int at = tokens.kind(next) == Kind.EOF ? before : next;
    return error("unterminated-block", span(at), message, help);
  }

  /** A block by its name; with two if it begins with them, as in {@code move IndexTip}. */
  private String block(int name) {
    if (name < 0) {
      return "'{'";
    }
    int word = tokens.codeBefore(name);
    int before = word < 0 ? -1 : tokens.codeBefore(word);
    boolean begins =
        before < 0
            || tokens.kind(before).isIn(Kind.bits(Kind.LBRACE, Kind.RBRACE))
            || !areInOneLine(tokens.start(before), tokens.start(name));
    boolean isTwo =
        word >= 0
            && begins
            && tokens.kind(word) == Kind.NAME
            && tokens.kind(name) == Kind.NAME
            && areInOneLine(tokens.start(word), tokens.start(name));
    return isTwo
        ? Words.quoted(source, new Span(tokens.start(word), tokens.end(name)))
        : quoted(name);
  }

  private Diagnostic unclosedGroup(int before) {
    int group = open(before, Kind.OPENING, Kind.CLOSING);
    boolean isHere = group >= 0 && areInOneLine(tokens.start(group), tokens.start(before));
    return error("syntax", span(isHere ? group : before), Words.unclosedParenthesis());
  }

  /** The last token up to another one that opens something and has no end before that. */
  private int open(int token, long opens, long closes) {
    int depth = 0;
    for (int at = token; at >= 0; at--) {
      if (tokens.kind(at).isIn(closes)) {
        depth++;
      } else if (tokens.kind(at).isIn(opens) && --depth < 0) {
        return at;
      }
    }
    return -1;
  }

  private Diagnostic missingEnd() {
    return error("missing-eof", Span.at(source.length()), Words.missingEnd(), Words.COMPLETE);
  }

  private Span span(int token) {
    return new Span(tokens.start(token), tokens.end(token));
  }

  private String quoted(int token) {
    return Words.quoted(source, span(token));
  }

  private String quotedNotAllowed(Span span) {
    return Words.notAllowed(Words.quoted(source, span));
  }

  /** Whether no line ends between two offsets; without the lines of all of a long text. */
  private boolean areInOneLine(int one, int other) {
    byte[] text = tokens.text();
    int end = Math.max(one, other);
    int at = Math.min(one, other);
    while (at < end && text[at] != '\n' && text[at] != '\r') {
      at++;
    }
    return at == end;
  }

  private int line(int offset) {
    return source.position(offset).line();
  }

  private Diagnostic error(String code, Span span, String message, String... help) {
    return Diagnostic.error(code, new Location.InText(source, span), message, help);
  }
}
