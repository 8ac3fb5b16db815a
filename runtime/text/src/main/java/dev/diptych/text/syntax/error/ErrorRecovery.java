package dev.diptych.text.syntax.error;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.grammar.DiptychParser.BlockContext;
import dev.diptych.grammar.DiptychParser.GroupContext;
import java.util.ArrayDeque;
import java.util.Deque;
import org.antlr.v4.runtime.ANTLRErrorStrategy;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;

/**
 * The error strategy of the parser: it reports an error, leaves all rules up to the enclosing list
 * of items ({@code panic}), and continues with the next token there that starts an item.
 *
 * <p>ANTLR's own strategy skips to a token that may follow the current rule. Nearly any token may
 * follow a value, so that one missing parenthesis would cause many errors.
 */
public final class ErrorRecovery implements ANTLRErrorStrategy {
  private final SyntaxErrors errors;
  // The enclosing list of items of each opening brace that starts no block.
  private final Deque<ParserRuleContext> strayBraces = new ArrayDeque<>();
  private boolean panic;
  private int openParens;

  public ErrorRecovery(SyntaxErrors errors) {
    this.errors = errors;
  }

  /** Whether the current item has an error. */
  public boolean isPanic() {
    return panic;
  }

  @Override
  public void sync(Parser parser) {
    switch (parser.getContext().getRuleIndex()) {
      case DiptychParser.RULE_body, DiptychParser.RULE_block -> syncItems(parser);
      case DiptychParser.RULE_group -> syncCells(parser);
      default -> {}
    }
  }

  @Override
  public Token recoverInline(Parser parser) {
    TokenStream input = parser.getInputStream();
    Token before = input.LT(-1);
    Token found = input.LT(1);
    switch (parser.getContext().getRuleIndex()) {
      case DiptychParser.RULE_block -> {
        errors.unterminatedBlock(((BlockContext) parser.getContext()).name, before, found);
        return missing(DiptychLexer.RBRACE, found);
      }
      case DiptychParser.RULE_body -> {
        errors.missingEnd(before, found);
        return missing(DiptychLexer.END, found);
      }
      // All tokens that start a group are known, except after the key of a row.
      case DiptychParser.RULE_group -> errors.keyAlone(before, found);
      default -> errors.other(before, found);
    }
    panic(0);
    throw new InputMismatchException(parser);
  }

  @Override
  public void reportError(Parser parser, RecognitionException e) {
    if (panic) {
      return;
    }
    ParserRuleContext context = parser.getContext();
    Token before = parser.getInputStream().LT(-1);
    if (context.getRuleIndex() == DiptychParser.RULE_item && e instanceof NoViableAltException n) {
      errors.nameAlone(n.getStartToken(), n.getOffendingToken());
    } else if (context.getParent() instanceof AttributeContext attribute) {
      errors.noValue(attribute.name, before, e.getOffendingToken());
    } else {
      errors.other(before, e.getOffendingToken());
    }
    panic(groups(context));
  }

  @Override
  public void recover(Parser parser, RecognitionException e) {
    // The enclosing list of items does.
  }

  @Override
  public boolean inErrorRecoveryMode(Parser parser) {
    return panic;
  }

  @Override
  public void reportMatch(Parser parser) {
    // Panic ends at a list of items, not at a token that happens to match.
  }

  @Override
  public void reset(Parser parser) {
    panic = false;
    strayBraces.clear();
  }

  /** Before each item and before the end of the list: removes anything else. */
  private void syncItems(Parser parser) {
    TokenStream input = parser.getInputStream();
    ParserRuleContext list = parser.getContext();
    if (panic) {
      skipToItem(parser);
    }
    while (true) {
      int type = input.LA(1);
      if (type == DiptychLexer.RBRACE) {
        if (strayBraces.peek() == list) {
          strayBraces.pop();
        } else if (list instanceof BlockContext) {
          return;
        } else {
          errors.unexpectedBrace(input.LT(1));
        }
        input.consume();
      } else if (beginsItem(type) || type == DiptychLexer.END || type == Token.EOF) {
        return;
      } else {
        errors.noItem(input.LT(-1), input.LT(1));
        openParens = 0;
        skipToItem(parser);
      }
    }
  }

  private void syncCells(Parser parser) {
    if (panic) {
      throw new InputMismatchException(parser);
    }
    TokenStream input = parser.getInputStream();
    int type = input.LA(1);
    if (!beginsValue(type) && type != DiptychLexer.RPAREN) {
      ParserRuleContext context = parser.getContext();
      errors.noCell(outermostGroup(context), input.LT(-1), input.LT(1));
      panic(groups(context));
      throw new InputMismatchException(parser);
    }
  }

  /** Skips to a token that can continue the list of items. */
  private void skipToItem(Parser parser) {
    panic = false;
    TokenStream input = parser.getInputStream();
    int parens = openParens;
    int braces = 0;
    while (true) {
      switch (input.LA(1)) {
        case Token.EOF, DiptychLexer.END, DiptychLexer.ROWS -> {
          return;
        }
        case DiptychLexer.RBRACE -> {
          if (braces == 0) {
            return;
          }
          braces--;
        }
        case DiptychLexer.LBRACE -> {
          if (parens == 0 || input.LT(-1).getType() == DiptychLexer.NAME) {
            // So that its closing brace closes nothing else.
            strayBraces.push(parser.getContext());
            input.consume();
            return;
          }
          braces++;
        }
        case DiptychLexer.LPAREN -> parens++;
        case DiptychLexer.RPAREN -> {
          if (parens > 0 && --parens == 0) {
            input.consume();
            return;
          }
        }
        default -> {
          if (isItem(input, parens)) {
            return;
          }
        }
      }
      input.consume();
    }
  }

  /** Whether an item starts here, by two tokens; a row in parentheses does not count. */
  private static boolean isItem(TokenStream input, int parens) {
    int type = input.LA(1);
    return switch (input.LA(2)) {
      case DiptychLexer.LBRACE, DiptychLexer.ASSIGN -> type == DiptychLexer.NAME;
      case DiptychLexer.LPAREN -> beginsItem(type) && (parens == 0 || isFirstInLine(input));
      default -> false;
    };
  }

  private static boolean isFirstInLine(TokenStream input) {
    Token token = input.LT(1);
    Token before = input.LT(-1);
    return before == null || token.getLine() > before.getLine();
  }

  private static boolean beginsItem(int type) {
    return beginsValue(type) || type == DiptychLexer.ROWS;
  }

  private static boolean beginsValue(int type) {
    return switch (type) {
      case DiptychLexer.INT,
          DiptychLexer.HEXINT,
          DiptychLexer.FLOAT,
          DiptychLexer.SPECIAL,
          DiptychLexer.NAME,
          DiptychLexer.STRING,
          DiptychLexer.BYTES,
          DiptychLexer.LPAREN ->
          true;
      default -> false;
    };
  }

  private void panic(int parens) {
    panic = true;
    openParens = parens;
  }

  private static int groups(ParserRuleContext context) {
    int count = 0;
    for (ParserRuleContext c = context; c != null; c = c.getParent()) {
      count += c instanceof GroupContext ? 1 : 0;
    }
    return count;
  }

  private static Token outermostGroup(ParserRuleContext context) {
    Token open = context.start;
    for (ParserRuleContext c = context; c != null; c = c.getParent()) {
      open = c instanceof GroupContext ? c.start : open;
    }
    return open;
  }

  private static Token missing(int type, Token found) {
    CommonToken token = new CommonToken(type);
    token.setStartIndex(found.getStartIndex());
    token.setStopIndex(found.getStartIndex() - 1);
    return token;
  }
}
