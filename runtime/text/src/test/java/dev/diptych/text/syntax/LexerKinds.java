package dev.diptych.text.syntax;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.text.syntax.tree.Literal.Kind;
import org.antlr.v4.runtime.Token;

/** What the generated lexer takes a word for. */
final class LexerKinds {
  private LexerKinds() {}

  /** The kind of a scalar; BAD for words that are none; null for all other tokens. */
  static Kind of(Token token) {
    return switch (token.getType()) {
      case DiptychLexer.INT, DiptychLexer.HEXINT -> Kind.INTEGER;
      case DiptychLexer.FLOAT -> Kind.FLOAT;
      case DiptychLexer.SPECIAL -> Kind.SPECIAL;
      case DiptychLexer.NAME -> Kind.NAME;
      case DiptychLexer.STRING -> Kind.STRING;
      case DiptychLexer.BYTES -> Kind.BYTES;
      case DiptychLexer.BAD_WORD -> Kind.BAD;
      default -> null;
    };
  }
}
