package dev.diptych.lsp.feature;

import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;

/** All features of the server. */
public final class Features {
  private final Symbols symbols = new Symbols();
  private final Folding folding = new Folding();
  private final Formatting formatting = new Formatting();
  private final TokenTypes tokenTypes = new TokenTypes();
  private final SelectionRanges selectionRanges = new SelectionRanges();

  private final Completion completion = new Completion();
  private final Names names = new Names();
  private final CodeActions codeActions = new CodeActions();
  private final Hovers hovers = new Hovers();
  private final InlayHints inlayHints = new InlayHints();
  private final CodeLenses codeLenses = new CodeLenses();

  /** Adds what clients may ask for. */
  public void addTo(ServerCapabilities capabilities) {
    capabilities.setDocumentSymbolProvider(true);
    capabilities.setFoldingRangeProvider(true);
    capabilities.setDocumentFormattingProvider(true);
    capabilities.setDocumentRangeFormattingProvider(true);
    capabilities.setSemanticTokensProvider(
        new SemanticTokensWithRegistrationOptions(TokenTypes.legend(), true, true));
    capabilities.setSelectionRangeProvider(true);
    capabilities.setHoverProvider(true);
    capabilities.setInlayHintProvider(true);
    capabilities.setCodeLensProvider(new CodeLensOptions(false));
    capabilities.setCodeActionProvider(new CodeActionOptions(CodeActions.KINDS));
    capabilities.setDefinitionProvider(true);
    capabilities.setReferencesProvider(true);
    capabilities.setDocumentHighlightProvider(true);
    capabilities.setRenameProvider(new RenameOptions(true));
    capabilities.setCompletionProvider(new CompletionOptions(false, Completion.TRIGGERS));
  }

  /** What can be folded. */
  public Folding folding() {
    return folding;
  }

  /** The canonical layout. */
  public Formatting formatting() {
    return formatting;
  }

  /** The types of tokens. */
  public TokenTypes tokenTypes() {
    return tokenTypes;
  }

  /** What is selected step by step. */
  public SelectionRanges selectionRanges() {
    return selectionRanges;
  }

  /** Explanations of what is at a position. */
  public Hovers hovers() {
    return hovers;
  }

  /** Explanations in the text. */
  public InlayHints inlayHints() {
    return inlayHints;
  }

  /** Sizes of blocks. */
  public CodeLenses codeLenses() {
    return codeLenses;
  }

  /** Fixes of diagnostics. */
  public CodeActions codeActions() {
    return codeActions;
  }

  /** Definitions and references of names. */
  public Names names() {
    return names;
  }

  /** What may be written at a position. */
  public Completion completion() {
    return completion;
  }

  /** The outline of a document. */
  public Symbols symbols() {
    return symbols;
  }
}
