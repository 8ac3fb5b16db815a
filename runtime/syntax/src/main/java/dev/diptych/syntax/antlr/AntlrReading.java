package dev.diptych.syntax.antlr;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.AuthoringParser;
import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the items of a text with ANTLR's own lexer and parser, with each byte a character, to
 * compare them with what the tables read. Limits of depth are not in the grammars, and the readable
 * grammar of authored texts differs from the factored one in texts with {@code = name (…) word}.
 */
public final class AntlrReading {
  private final String items;
  private final int start;
  private final Dialect dialect;
  private final boolean raw;

  /**
   * Reads a text.
   *
   * @param text all of it
   * @param bodyStart where its items begin
   * @param raw whether strings have no escapes
   */
  public AntlrReading(byte[] text, int bodyStart, Dialect dialect, boolean raw) {
    this.items = new String(text, bodyStart, text.length - bodyStart, ISO_8859_1);
    this.start = bodyStart;
    this.dialect = dialect;
    this.raw = raw;
  }

  /** How ANTLR reads the items of a tree otherwise; null if it reads them so, too. */
  public static @Nullable String difference(SyntaxTree tree) {
    byte[] text = tree.source().bytes();
    AntlrReading antlr = new AntlrReading(text, tree.bodyStart(), tree.dialect(), tree.isRaw());
    List<String> expected = antlr.tokens();
    List<String> found = tree.written().items();
    for (int i = 0; i < Math.min(found.size(), expected.size()); i++) {
      if (!found.get(i).equals(expected.get(i))) {
        return "token " + i + " is " + found.get(i) + ", not " + expected.get(i);
      }
    }
    if (found.size() != expected.size()) {
      return found.size() + " tokens, not " + expected.size();
    }
    // A text may be rejected for its depth, which is not in the grammar.
    return tree.hasValidItems() && !antlr.isValid() ? "the grammar rejects the text" : null;
  }

  private Lexer lexer() {
    CharStream input = CharStreams.fromString(items);
    Lexer lexer;
    if (dialect == Dialect.PLAIN) {
      lexer = new DiptychLexer(input);
      lexer.mode(raw ? DiptychLexer.RAW : DiptychLexer.BODY);
    } else {
      lexer = new AuthoringLexer(input);
      lexer.mode(raw ? AuthoringLexer.RAW : AuthoringLexer.BODY);
    }
    lexer.removeErrorListeners();
    return lexer;
  }

  /** The kind and the offset of each token but white space; offsets as bytes. */
  public List<String> tokens() {
    Lexer lexer = lexer();
    List<String> all = new ArrayList<>();
    Token token;
    do {
      token = lexer.nextToken();
      all.add(kind(lexer, token) + " " + (start + token.getStartIndex()));
    } while (token.getType() != Token.EOF);
    return all;
  }

  private static Kind kind(Lexer lexer, Token token) {
    if (token.getType() == Token.EOF) {
      return Kind.EOF;
    }
    return token.getChannel() == Token.HIDDEN_CHANNEL
        ? Kind.COMMENT
        : Kind.valueOf(lexer.getVocabulary().getSymbolicName(token.getType()));
  }

  /** Whether the text is valid. */
  public boolean isValid() {
    // The fast prediction may find an error that is none.
    return isValid(PredictionMode.SLL) || isValid(PredictionMode.LL);
  }

  /** The tokens for the parser: the format defines what follows the end of a raw text. */
  private List<Token> seen() {
    List<Token> all = new ArrayList<>(lexer().getAllTokens());
    all.removeIf(
        token ->
            token.getChannel() == Token.HIDDEN_CHANNEL
                || (raw && token.getType() == DiptychLexer.AFTER_END && dialect == Dialect.PLAIN));
    return all;
  }

  private boolean isValid(PredictionMode mode) {
    CommonTokenStream tokens = new CommonTokenStream(new ListTokenSource(seen()));
    try {
      if (dialect == Dialect.PLAIN) {
        DiptychParser parser = new DiptychParser(tokens);
        parser.removeErrorListeners();
        parser.setBuildParseTree(false);
        parser.setErrorHandler(new BailErrorStrategy());
        parser.getInterpreter().setPredictionMode(mode);
        parser.body();
      } else {
        AuthoringParser parser = new AuthoringParser(tokens);
        parser.removeErrorListeners();
        parser.setBuildParseTree(false);
        parser.setErrorHandler(new BailErrorStrategy());
        parser.getInterpreter().setPredictionMode(mode);
        parser.authored();
      }
      return true;
    } catch (ParseCancellationException e) {
      return false;
    }
  }
}
