import * as vscode from "vscode";

/**
 * Gives a spec the colours of YAML if nothing else knows its ending. An extension for Kaitai Struct and the setting
 * `files.associations` are left alone, and so is a choice of the user.
 */
export class SpecLanguage implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  /** Specs that were given a language once: who selects plain text afterwards means it. */
  private readonly known = new Set<string>();

  constructor() {
    this.subscription = vscode.workspace.onDidOpenTextDocument((document) => this.opened(document));
    vscode.workspace.textDocuments.forEach((document) => this.opened(document));
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private opened(document: vscode.TextDocument): void {
    const uri = document.uri.toString();
    if (document.uri.path.endsWith(".ksy") && document.languageId === "plaintext" && !this.known.has(uri)) {
      this.known.add(uri);
      void vscode.languages.setTextDocumentLanguage(document, "yaml");
    }
  }
}
