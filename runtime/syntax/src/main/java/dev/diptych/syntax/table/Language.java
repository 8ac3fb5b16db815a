package dev.diptych.syntax.table;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The tables of one of the two languages: plain texts and authored texts. They are loaded when they
 * are used first.
 */
public final class Language {
  private final boolean isPlain;
  private final LexerTable lexer;
  private final ParserTable parser;
  private final RunTable runs;
  private final RunTable rawRuns;

  /**
   * Creates a language of tables.
   *
   * @param isPlain whether it is the language of plain texts
   * @param runs the automaton of runs of rows
   * @param rawRuns the same where strings have no escapes
   */
  public Language(
      boolean isPlain, LexerTable lexer, ParserTable parser, RunTable runs, RunTable rawRuns) {
    this.isPlain = isPlain;
    this.lexer = lexer;
    this.parser = parser;
    this.runs = runs;
    this.rawRuns = rawRuns;
  }

  /** The language of plain texts. */
  public static Language plain() {
    return Plain.LANGUAGE;
  }

  /** The language of authored texts, whose header lines are those of plain ones. */
  public static Language authored() {
    return Authored.LANGUAGE;
  }

  private static final class Plain {
    static final Language LANGUAGE = load(true, "plain.tables");
  }

  private static final class Authored {
    static final Language LANGUAGE = load(false, "authored.tables");
  }

  /** The automaton of tokens. */
  public LexerTable lexer() {
    return lexer;
  }

  /** The kind of a word, as a token of the items; null if it is more than one token. */
  public @Nullable Kind kindOf(byte[] word) {
    boolean isOne = lexer.end(word, 0, word.length, lexer.body) == word.length && word.length > 0;
    return isOne ? lexer.kind(word, 0, lexer.body) : null;
  }

  /** The automaton of structure. */
  public ParserTable parser() {
    return parser;
  }

  /** The automaton of runs of rows. */
  public RunTable runs(boolean raw) {
    return raw ? rawRuns : runs;
  }

  /**
   * Reads the tokens of items.
   *
   * @param raw whether strings have no escapes
   */
  public Lexing lexing(boolean raw) {
    return new Lexing(lexer, runs(raw), new Mode(raw ? lexer.raw : lexer.body), raw && isPlain);
  }

  private static Language load(boolean isPlain, String name) {
    TableReader in = TableReader.of(name);
    return new Language(
        isPlain, LexerTable.read(in), ParserTable.read(in), RunTable.read(in), RunTable.read(in));
  }

  /** The resource from which it is loaded. */
  public byte[] toBytes() throws IOException {
    TableWriter out = new TableWriter();
    lexer.write(out);
    parser.write(out);
    runs.write(out);
    rawRuns.write(out);
    return out.toByteArray();
  }
}
