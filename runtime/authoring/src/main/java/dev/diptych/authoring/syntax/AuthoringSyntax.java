package dev.diptych.authoring.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import java.util.Set;

/**
 * Parses authored texts.
 *
 * @param rawStrings whether strings have no escapes
 */
public record AuthoringSyntax(boolean rawStrings) {
  /** Whether a text has words that only authored texts have. */
  public boolean isAuthored(Source source, int start, Set<String> words, Set<String> attributes) {
    SyntaxOptions options = SyntaxOptions.of(null, rawStrings).with(words, attributes);
    return Syntax.read(source, options).dialect() == Dialect.AUTHORED;
  }

  /** Whether a text has a word that is an error in every plain text. */
  public boolean isNeverPlain(Source source, int start) {
    return isAuthored(source, start, Set.of(), Set.of());
  }

  /** Parses the items of a text. Never throws. */
  public AuthoredFile parse(Source source, int start, boolean included) {
    SyntaxOptions options = SyntaxOptions.of(Dialect.AUTHORED, rawStrings);
    return ItemReader.read(Syntax.read(source, included ? options.included() : options));
  }

  /** Parses the items of a text for its structure. */
  public AuthoredFile outline(Source source, int start, boolean included) {
    return parse(source, start, included);
  }
}
