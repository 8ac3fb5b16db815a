package dev.diptych.lsp.feature;

import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokenTypes;

/** The types of tokens, in the order of the legend. */
enum TokenType {
  KEYWORD(SemanticTokenTypes.Keyword),
  BLOCK(SemanticTokenTypes.Struct),
  ATTRIBUTE(SemanticTokenTypes.Property),
  MEMBER(SemanticTokenTypes.EnumMember),
  FUNCTION(SemanticTokenTypes.Function),
  VARIABLE(SemanticTokenTypes.Variable),
  STRING(SemanticTokenTypes.String),
  NUMBER(SemanticTokenTypes.Number),
  COMMENT(SemanticTokenTypes.Comment),
  TITLE(SemanticTokenTypes.Namespace);

  private static final List<String> LEGEND =
      Arrays.stream(values()).map(type -> type.word).toList();

  private final String word;

  TokenType(String word) {
    this.word = word;
  }

  /** Its index in the legend. */
  int index() {
    return LEGEND.indexOf(word);
  }

  /** The names in the protocol. */
  static List<String> legend() {
    return LEGEND;
  }
}
