package dev.diptych.syntax.antlr;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import dev.diptych.grammar.FactoredParser;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.LexerTable;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.RunStates;
import dev.diptych.syntax.table.RunTable;

/** The tables of both languages, and what the rules of their grammars are in a tree. */
final class GrammarTables {
  private static final Kind[] CELLS = {
    Kind.INT, Kind.HEXINT, Kind.FLOAT, Kind.SPECIAL, Kind.NAME, Kind.STRING, Kind.BYTES
  };
  // A string can be a key, too, but a run of such rows is rare.
  private static final Kind[] KEYS = {Kind.INT, Kind.HEXINT, Kind.FLOAT, Kind.SPECIAL, Kind.NAME};
  // After a row, a name is an argument of it.
  private static final Kind[] AUTHORED_KEYS = {Kind.INT, Kind.HEXINT, Kind.FLOAT};

  private GrammarTables() {}

  static Language plain() {
    LexerTable lexer = LexerAutomaton.of(new DiptychLexer(null));
    return new Language(
        true, lexer, plainParser().table(), plainRuns(lexer, false), plainRuns(lexer, true));
  }

  static Language authored() {
    LexerTable lexer = LexerAutomaton.of(new AuthoringLexer(null));
    return new Language(
        false,
        lexer,
        authoredParser().table(),
        authoredRuns(lexer, false),
        authoredRuns(lexer, true));
  }

  static ParserAutomaton plainParser() {
    return new ParserAutomaton(new DiptychParser(null))
        .start(Start.HEADER, "header")
        .start(Start.TEXT, "body")
        .start(Start.INCLUDED, "body")
        .opens("block", NodeKind.BLOCK)
        .opens("attribute", NodeKind.ATTRIBUTE)
        .opens("row", NodeKind.ROW);
  }

  static ParserAutomaton authoredParser() {
    return new ParserAutomaton(new FactoredParser(null))
        .start(Start.TEXT, "authored")
        .start(Start.INCLUDED, "included")
        .opens("item", NodeKind.SETTING)
        .is("run", NodeKind.RUN)
        .is("use", NodeKind.USE)
        .is("include", NodeKind.INCLUDE)
        .is("let", NodeKind.LET)
        .is("repeated", NodeKind.REPEAT)
        .is("shifted", NodeKind.SHIFT)
        .is("block", NodeKind.BLOCK)
        .is("attribute", NodeKind.ATTRIBUTE)
        .is("cells", NodeKind.ROW)
        .is("function", NodeKind.ROW)
        .is("row", NodeKind.ROW)
        .opens("every", NodeKind.INTERVAL)
        .opens("late", NodeKind.TARGET)
        .opens("target", NodeKind.TARGET)
        .opensBefore("split", NodeKind.CALL)
        .is("rest", NodeKind.ROW)
        .opensBefore("call", NodeKind.CALL)
        .opens("calculation", NodeKind.CALCULATION)
        .opens("sum", NodeKind.SUM)
        .opens("product", NodeKind.PRODUCT)
        .opens("factor", NodeKind.FACTOR);
  }

  private static RunTable plainRuns(LexerTable lexer, boolean raw) {
    return RunStates.table(lexer, raw, Kind.bits(KEYS), Kind.bits(CELLS), true, false);
  }

  private static RunTable authoredRuns(LexerTable lexer, boolean raw) {
    return RunStates.table(lexer, raw, Kind.bits(AUTHORED_KEYS), Kind.bits(CELLS), false, true);
  }
}
