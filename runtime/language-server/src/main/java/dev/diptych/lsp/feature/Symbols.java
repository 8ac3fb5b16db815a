package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The outline of a text: its blocks, attributes and definitions. */
public final class Symbols {
  /** A text may have millions of blocks; an editor cannot show them. */
  private static final int MAX_SYMBOLS = 20_000;

  Symbols() {}

  /** The outline. */
  public List<Either<SymbolInformation, DocumentSymbol>> answer(
      DocumentSymbolParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    if (!analysis.isText()) {
      return List.of();
    }
    int[] left = {MAX_SYMBOLS};
    return symbols(Outline.of(analysis), analysis, left).stream()
        .map(Either::<SymbolInformation, DocumentSymbol>forRight)
        .toList();
  }

  private static List<DocumentSymbol> symbols(
      List<Outline.Node> nodes, Analysis analysis, int[] left) {
    List<DocumentSymbol> symbols = new ArrayList<>();
    for (Outline.Node node : nodes) {
      if (left[0]-- <= 0) {
        break;
      }
      DocumentSymbol symbol =
          new DocumentSymbol(
              node.name(),
              kind(node),
              analysis.range(node.span()),
              analysis.range(node.nameSpan()),
              node.detail());
      symbol.setChildren(symbols(node.children(), analysis, left));
      symbols.add(symbol);
    }
    return symbols;
  }

  private static SymbolKind kind(Outline.Node node) {
    return switch (node.kind()) {
      case BLOCK -> SymbolKind.Struct;
      case ATTRIBUTE -> SymbolKind.Field;
      case DEFINITION -> SymbolKind.Variable;
      case STATEMENT -> SymbolKind.Event;
      case INCLUDE -> SymbolKind.File;
    };
  }
}
