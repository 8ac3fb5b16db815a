package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.document.Document;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The outline of a text: its blocks, attributes and definitions; or that of a spec. */
public final class Symbols {
  /** A text may have millions of blocks; an editor cannot show them. */
  private static final int MAX_SYMBOLS = 20_000;

  Symbols() {}

  /** The outline. */
  public List<Either<SymbolInformation, DocumentSymbol>> answer(
      DocumentSymbolParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    if (!analysis.isText()) {
      SpecView view = snapshot.analyzer().spec(analysis);
      return view == null ? List.of() : answer(new SpecSymbols(view, MAX_SYMBOLS).all());
    }
    return answer(symbols(Parts.of(analysis, MAX_SYMBOLS), analysis.document()));
  }

  private static List<Either<SymbolInformation, DocumentSymbol>> answer(
      List<DocumentSymbol> symbols) {
    return symbols.stream().map(Either::<SymbolInformation, DocumentSymbol>forRight).toList();
  }

  private static List<DocumentSymbol> symbols(List<Parts.Part> parts, Document document) {
    List<DocumentSymbol> symbols = new ArrayList<>();
    for (Parts.Part part : parts) {
      DocumentSymbol symbol =
          new DocumentSymbol(
              part.name(),
              kind(part),
              document.range(part.span()),
              document.range(part.nameSpan()),
              part.detail());
      symbol.setChildren(symbols(part.children(), document));
      symbols.add(symbol);
    }
    return symbols;
  }

  private static SymbolKind kind(Parts.Part part) {
    return switch (part.kind()) {
      case BLOCK -> SymbolKind.Struct;
      case ATTRIBUTE -> SymbolKind.Field;
      case DEFINITION -> SymbolKind.Variable;
      case STATEMENT -> SymbolKind.Event;
      case INCLUDE -> SymbolKind.File;
    };
  }
}
