package dev.diptych.text.syntax.lex;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.text.syntax.tree.Attribute;
import java.util.List;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;

/**
 * A run of attributes as one token. The grammar takes a {@code ROWS} token for any number of items,
 * so no token type of its own is needed.
 */
public final class AttributesToken extends CommonToken {
  private final List<Attribute> attributes;

  /**
   * A run.
   *
   * @param attributes at least one
   */
  AttributesToken(Pair<TokenSource, CharStream> origin, List<Attribute> attributes) {
    super(origin, DiptychLexer.ROWS, DEFAULT_CHANNEL, first(attributes), end(attributes) - 1);
    this.attributes = attributes;
  }

  public List<Attribute> attributes() {
    return attributes;
  }

  /** Where the last attribute ends. */
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
