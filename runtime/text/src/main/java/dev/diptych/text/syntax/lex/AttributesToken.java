package dev.diptych.text.syntax.lex;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.text.syntax.tree.Attribute;
import java.util.List;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;

/**
 * A run of attributes as one token. The grammar allows any number of items for a {@code ROWS}
 * token, so that no other token type is needed.
 */
public final class AttributesToken extends CommonToken {
  private final List<Attribute> attributes;

  /**
   * @param attributes at least one
   */
  AttributesToken(Pair<TokenSource, CharStream> origin, List<Attribute> attributes) {
    super(origin, DiptychLexer.ROWS, DEFAULT_CHANNEL, first(attributes), end(attributes) - 1);
    this.attributes = attributes;
  }

  public List<Attribute> attributes() {
    return attributes;
  }

  /** End of the last attribute. */
  int end() {
    return end(attributes);
  }

  private static int first(List<Attribute> attributes) {
    return attributes.get(0).nameStart();
  }

  private static int end(List<Attribute> attributes) {
    return attributes.get(attributes.size() - 1).value().span().end();
  }
}
