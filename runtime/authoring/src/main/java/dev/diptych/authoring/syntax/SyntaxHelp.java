package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Advice on tokens that the grammar does not expect. */
final class SyntaxHelp {
  private SyntaxHelp() {}

  /** What to write instead of {@code token} after {@code before}; empty if unknown. */
  static String of(Token token, @Nullable Token before) {
    String afterKeyword = before == null ? "" : afterKeyword(before.getType());
    if (!afterKeyword.isEmpty()) {
      return afterKeyword;
    }
    return switch (token.getType()) {
      case AuthoringLexer.BAD_WORD -> word(token.getText());
      case AuthoringLexer.BAD_CHAR -> token.getText().equals("$") ? "a name follows: $start" : "";
      case AuthoringLexer.CALC_BAD ->
          "a calculation has numbers, names with '$', parentheses, and + - * /";
      case AuthoringLexer.LBRACE -> "a block is: name { … }";
      case AuthoringLexer.RBRACE -> "no block is open, or a value is missing";
      case AuthoringLexer.ASSIGN -> "a name has no quotation marks";
      case AuthoringLexer.INT, AuthoringLexer.FLOAT, AuthoringLexer.QUANTITY ->
          "several values are in parentheses";
      default -> "";
    };
  }

  private static String afterKeyword(int keyword) {
    return switch (keyword) {
      case AuthoringLexer.LET -> "a definition is: let name = value, or let name = { … }";
      case AuthoringLexer.INCLUDE -> "a file is in quotation marks: include \"names.twin\"";
      case AuthoringLexer.USE -> "a name has '$': use $name";
      case AuthoringLexer.EVERY -> "a time follows: every 2s { … }";
      default -> "";
    };
  }

  private static String word(String word) {
    if (word.contains("..")) {
      return "write blanks around '..': " + word.replaceFirst("\\.\\.+", " .. ").strip();
    }
    return "";
  }
}
