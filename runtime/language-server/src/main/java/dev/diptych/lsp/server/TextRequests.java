package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.feature.Completion;
import dev.diptych.lsp.feature.Features;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/** The notifications and requests about documents. A feature needs one method here. */
final class TextRequests implements TextDocumentService {
  private static final SemanticTokens NO_TOKENS = new SemanticTokens(List.of());

  private final Documents documents;
  private final Checks checks;
  private final Requests requests;
  private final Features features;
  private volatile boolean snippets;

  TextRequests(Documents documents, Checks checks, Requests requests, Features features) {
    this.documents = documents;
    this.checks = checks;
    this.requests = requests;
    this.features = features;
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams opened) {
    String uri = opened.getTextDocument().getUri();
    documents.open(opened.getTextDocument());
    checks.changed(uri, false);
    checks.changed(DocumentPath.real(uri), uri);
  }

  @Override
  public void didChange(DidChangeTextDocumentParams edit) {
    String uri = edit.getTextDocument().getUri();
    documents.edit(edit);
    checks.changed(uri, true);
    checks.changed(DocumentPath.real(uri), uri);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams closed) {
    String uri = closed.getTextDocument().getUri();
    Version version = documents.get(uri);
    documents.close(uri);
    checks.closed(uri, version == null ? Set.of() : version.findings().files());
    checks.changed(DocumentPath.real(uri), uri);
  }

  @Override
  public void didSave(DidSaveTextDocumentParams saved) {
    String uri = saved.getTextDocument().getUri();
    checks.changed(DocumentPath.real(uri), uri);
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.symbols()::answer, List.of());
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.folding()::answer, List.of());
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.formatting()::all, List.of());
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(
      DocumentRangeFormattingParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.formatting()::range, List.of());
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.tokenTypes()::all, NO_TOKENS);
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.tokenTypes()::range, NO_TOKENS);
  }

  @Override
  public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams asked) {
    return requests.answer(
        asked.getTextDocument(), asked, features.selectionRanges()::answer, List.of());
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams asked) {
    return requests.answer(
        asked.getTextDocument(),
        asked,
        (by, snapshot) -> Either.forLeft(items(features.completion().answer(by, snapshot))),
        Either.forLeft(List.of()));
  }

  private List<CompletionItem> items(List<CompletionItem> items) {
    return snippets ? items : Completion.plain(items);
  }

  /** Sets whether the client inserts snippets. */
  void snippets(boolean able) {
    snippets = able;
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams asked) {
    return requests.answer(
        asked.getTextDocument(),
        asked,
        (by, snapshot) -> Either.forLeft(features.names().definition(by, snapshot)),
        Either.forLeft(List.of()));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.names()::references, List.of());
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.names()::highlights, List.of());
  }

  @Override
  public CompletableFuture<
          @Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams asked) {
    return requests.answer(
        asked.getTextDocument(),
        asked,
        (by, snapshot) -> {
          Range range = features.names().prepare(by, snapshot);
          return range == null ? null : Either3.forFirst(range);
        },
        null);
  }

  @Override
  public CompletableFuture<@Nullable WorkspaceEdit> rename(RenameParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.names()::rename, null);
  }

  @Override
  public CompletableFuture<@Nullable Hover> hover(HoverParams asked) {
    return requests.answer(asked.getTextDocument(), asked, features.hovers()::answer, null);
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams asked) {
    return requests.answer(
        asked.getTextDocument(), asked, features.inlayHints()::answer, List.of());
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams asked) {
    return requests.answer(
        asked.getTextDocument(), asked, features.codeLenses()::answer, List.of());
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams asked) {
    return requests.answer(
        asked.getTextDocument(), asked, features.codeActions()::answer, List.of());
  }
}
