package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.TokenType;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;

/**
 * The types of the tokens of a text. In a long text, rows and numbers are omitted unless the editor
 * asks for a part of it: the parts that it shows suffice.
 */
public final class TokenTypes {
  /** Bytes for which every token has a type. */
  private static final int MAX_COMPLETE = 1 << 18;

  /** The names in the protocol, in the order of the legend. */
  private static final Map<TokenType, String> NAMES =
      new EnumMap<>(
          Map.of(
              TokenType.KEYWORD, SemanticTokenTypes.Keyword,
              TokenType.BLOCK, SemanticTokenTypes.Struct,
              TokenType.ATTRIBUTE, SemanticTokenTypes.Property,
              TokenType.MEMBER, SemanticTokenTypes.EnumMember,
              TokenType.FUNCTION, SemanticTokenTypes.Function,
              TokenType.VARIABLE, SemanticTokenTypes.Variable,
              TokenType.STRING, SemanticTokenTypes.String,
              TokenType.NUMBER, SemanticTokenTypes.Number,
              TokenType.COMMENT, SemanticTokenTypes.Comment,
              TokenType.TITLE, SemanticTokenTypes.Namespace));

  TokenTypes() {}

  static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(List.copyOf(NAMES.values()), List.of());
  }

  /** The tokens of the whole text. */
  public SemanticTokens all(SemanticTokensParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    return of(snapshot, new Span(0, analysis.document().length()));
  }

  /** The tokens of a part. */
  public SemanticTokens range(SemanticTokensRangeParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    return of(snapshot, analysis.document().span(asked.getRange()));
  }

  private static SemanticTokens of(Snapshot snapshot, Span span) {
    Analysis analysis = snapshot.analysis();
    TokenEncoder encoder = new TokenEncoder(analysis.document());
    if (analysis.isText()) {
      boolean complete = span.length() <= MAX_COMPLETE;
      dev.diptych.syntax.TokenTypes.each(analysis.tree(), span, complete, encoder::add);
    } else {
      SpecView spec = snapshot.analyzer().spec(analysis);
      if (spec != null) {
        SpecTokens.add(spec, span, encoder);
      }
    }
    return new SemanticTokens(encoder.numbers());
  }
}
